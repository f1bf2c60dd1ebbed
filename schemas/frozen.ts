/** The type, readonly at every depth: what a deeply frozen value is. */
export type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
