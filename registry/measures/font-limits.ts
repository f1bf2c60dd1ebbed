/**
 * The bounds of reading fonts. What exceeds one is refused, and the message states the bound. A file of
 * more than MAX_FONT_FILE_BYTES is not read at all.
 */
export const FONT_LIMITS = {
  /** The size of a file, decompressed: as kDefaultMaxSize of google/woff2, the decoder of browsers. */
  tablesBytes: 30 * 1024 * 1024,
  /** The size of all files that the items of a registry name, decompressed. */
  registryTablesBytes: 512 * 1024 ** 2,
  /** More than the most elaborate font has. */
  tables: 100,
  /** The size of a table that HarfBuzz reads. The greatest character map of the shipped fonts has some 300 kB. */
  readTableBytes: 4 * 1024 ** 2,
  /** Subtables of `cmap`: one or two for each platform. */
  characterMaps: 64,
  /** Names in every language, of every instance of a variable font. */
  nameRecords: 4096,
  /** The same bound as for the title of an item. */
  familyCharacters: 200,
  /** The same bound as for an item. */
  axes: 64,
  /** @see OpenType 1.9.1, head */
  leastUnitsPerEm: 16,
  mostUnitsPerEm: 16_384,
  /** In the outline of `o`: in one with more, such as the dots of Handjet, no stroke is measured. */
  outlineCommands: 1024,
  /** For measuring the files of a font. */
  measuringMilliseconds: 10_000,
} as const;
