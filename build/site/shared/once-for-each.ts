/** A function whose result for an object is made once, and kept as long as the object. */
export function onceForEach<Key extends object, Made>(
  make: (key: Key) => Made,
): (key: Key) => Made {
  const known = new WeakMap<Key, Made>();
  return (key) => {
    const made = known.get(key) ?? make(key);
    known.set(key, made);
    return made;
  };
}
