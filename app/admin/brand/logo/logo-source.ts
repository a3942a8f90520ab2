/** A picture runs nothing, so that what was just chosen may be shown before the server has checked it. */
export function logoSource(logo: string): string | null {
  if (!logo.trimStart().startsWith('<')) return logo || null;
  return `data:image/svg+xml,${encodeURIComponent(logo)}`;
}
