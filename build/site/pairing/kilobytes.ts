/** A size as people read it: `83 kB`, `4.2 kB`. A kilobyte has 1,000 bytes, as on the wire. */
export function kilobytes(bytes: number): string {
  const size = bytes / 1000;
  return `${size < 10 ? Number(size.toFixed(1)) : Math.round(size)} kB`;
}
