/** What stands in a picture's place until it arrives. */
export interface PlaceholderColours {
  /** `rrggbb`: the colour that most of the picture has. */
  dominant: string;
  /** `rgb` of its six sixths, three in a row. */
  cells: string[];
}

const pattern = /^[0-9a-f]{6}(?: [0-9a-f]{3}){6}$/;

/**
 * Reads a placeholder as it is stored, such as `1b5459 1a5 2b6 3c7 4d8 5e9 6fa`; null for anything else,
 * so that it may stand in HTML.
 */
export function placeholderColours(stored: string | null | undefined): PlaceholderColours | null {
  if (!stored || !pattern.test(stored)) return null;
  const [dominant = '', ...cells] = stored.split(' ');
  return { dominant, cells };
}
