/** In pixels; null for what is no upload, and for one whose name has no height. */
export function uploadSize(src: string): { width: number; height: number } | null {
  const [, width, height] = /^\/media\/[0-9a-f]{32}-w(\d+)h(\d+)\./.exec(src) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
