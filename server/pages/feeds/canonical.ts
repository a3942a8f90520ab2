/** Decision D47. */
export function isCanonical(path: string, link: string, origin: string): boolean {
  const given = link.trim();
  if (given === '' || !URL.canParse(given, origin)) return true;
  return new URL(given, origin).href === new URL(path, origin).href;
}
