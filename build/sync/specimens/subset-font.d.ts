declare module "subset-font" {
  export interface SubsetOptions {
    targetFormat?: "sfnt" | "woff" | "woff2";
    /** OpenType tags; every feature without it. */
    keepFeatures?: readonly string[];
    /** Axis -> its value, or what remains of it. An axis that is left out stays whole. */
    variationAxes?: Readonly<
      Record<string, number | { min: number; max: number; default?: number }>
    >;
    noHinting?: boolean;
    dropTables?: readonly string[];
  }
  /** One call at a time: calls in parallel wait for each other. */
  const subsetFont: (font: Buffer, text: string, options?: SubsetOptions) => Promise<Buffer>;
  export { subsetFont as default };
}
