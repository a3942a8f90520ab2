/** Path and query of an address of the old site, percent-encoded as a request has them; '' for none. */
export function pathOf(address: string): string {
  const text = address.trim();
  if (text === '' || !URL.canParse(text, 'http://old.invalid')) return '';
  const { pathname, search } = new URL(text, 'http://old.invalid');
  return `${pathname}${search}`;
}

export function queryAddress(key: string, value: string): string {
  return `/?${key}=${encodeURIComponent(value)}`;
}

/** 'https://old.example' of an address there; '' for none. */
export function originOf(address: string): string {
  const text = address.trim();
  if (!URL.canParse(text)) return '';
  const { origin } = new URL(text);
  return origin === 'null' ? '' : origin;
}
