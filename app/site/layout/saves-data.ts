/** Asked for by Save-Data, which scripts see in Chromium only, or by the media query. */
export function savesData(): boolean {
  const { saveData } =
    'connection' in navigator ? (navigator.connection as { saveData?: boolean }) : {};
  return saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches;
}
