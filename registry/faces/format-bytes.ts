/** A download as browsers state it, 1 KB being 1,000 bytes: `83 KB`, `6.7 MB`. */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.round(bytes / 1000);
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
