/** Base of addresses that may be paths alone. */
export const baseOfPaths = 'http://here.invalid';

/** As it is where it is not percent-encoded. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function escapedWords(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

export function escapedValue(words: string): string {
  return escapedWords(words).replaceAll('"', '&quot;');
}
