/** '@' and the address of an account; no address ends with a stop. */
const mention = /(?<![\w.+'@-])@([\w+'-][\w.+'-]*@(?:[a-z\d][a-z\d-]*\.)+[a-z]{2,})/gi;

interface Part {
  text: string;
  /** In lower case; null for a text between mentions. */
  address: string | null;
}

/** A text in parts, in their order; whether an address is an account's the caller knows. */
export function partsOfRemark(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const { 0: whole, 1: address = '', index } of text.matchAll(mention)) {
    if (index > end) parts.push({ text: text.slice(end, index), address: null });
    parts.push({ text: whole, address: address.toLowerCase() });
    end = index + whole.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), address: null });
  return parts;
}

/** The addresses that a text mentions, each once. */
export function mentionedIn(text: string): string[] {
  const addresses = partsOfRemark(text).flatMap(({ address }) => address ?? []);
  return [...new Set(addresses)];
}
