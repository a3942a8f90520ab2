/** Of the invented people of the first content (content/artwork/portraits). */
const pattern = /^\/media\/portraits\/([a-z0-9-]+)\.svg$/;

export const drawnPortraitSize = { width: 300, height: 340 } as const;

export function isDrawnPortrait(address: string): boolean {
  return pattern.test(address);
}

/** Whether somebody is still the one whom the portrait was drawn for: it is named for a first name. */
export function isInvented({ name, portrait }: { name: string; portrait: string }): boolean {
  const [, drawn] = pattern.exec(portrait) ?? [];
  return drawn !== undefined && name.trim().split(/\s+/)[0]?.toLowerCase() === drawn;
}
