/** As in app/styles/tokens.css. */
export const paper = { ground: '#f8f4ec', ink: '#07272c' } as const;

const words = new Map([
  ['black', '#000000'],
  ['white', '#ffffff'],
  ['gray', '#808080'],
  ['grey', '#808080'],
  ['silver', '#c0c0c0'],
  ['lightgray', '#d3d3d3'],
  ['lightgrey', '#d3d3d3'],
  ['yellow', '#ffff00'],
  ['red', '#ff0000'],
  ['orange', '#ffa500'],
  ['lime', '#00ff00'],
  ['aqua', '#00ffff'],
  ['cyan', '#00ffff'],
  ['blue', '#0000ff'],
  ['green', '#008000'],
]);

/** 0 to 255; null in any other notation. */
function channels(colour: string): number[] | null {
  const text = words.get(colour.toLowerCase()) ?? colour.toLowerCase();
  const hex = /^#(?:([0-9a-f]{6})|([0-9a-f]{3}))$/.exec(text);
  if (hex) {
    const digits = hex[1] ?? (hex[2] ?? '').replace(/./g, (digit) => digit + digit);
    return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
  }
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})/.exec(text);
  return parts ? parts.slice(1, 4).map(Number) : null;
}

function luminance(rgb: number[]): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2.2, from 1 to 21; null for an unknown colour. */
export function contrastOf(one: string, other: string): number | null {
  const [a, b] = [channels(one), channels(other)];
  if (!a || !b) return null;
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}
