interface PlaceholderColours {
  dominant: string;
  cells: string[];
}

const pattern = /^[0-9a-f]{6}(?: [0-9a-f]{3}){6}$/;

/** `1b5459 1a5 2b6 3c7 4d8 5e9 6fa`: dominant colour and six cells; null for anything else. */
export function placeholderColours(stored: string | null | undefined): PlaceholderColours | null {
  if (!stored || !pattern.test(stored)) return null;
  const [dominant = '', ...cells] = stored.split(' ');
  return { dominant, cells };
}
