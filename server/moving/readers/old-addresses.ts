/** Path and query of an address of the old site, percent-encoded as a request has them; '' for none. */
export function pathOf(address: string): string {
  const text = address.trim();
  if (text === '' || !URL.canParse(text, 'http://old.invalid')) return '';
  const { pathname, search } = new URL(text, 'http://old.invalid');
  return `${pathname}${search}`;
}

/** @param base path of a site below the root of its host */
export function queryAddress(key: string, value: string, base = ''): string {
  return `${base}/?${key}=${encodeURIComponent(value)}`;
}

/** 'https://old.example/news' of a site that stands there: a host may have several. '' for none. */
export function siteAt(address: string): string {
  const text = address.trim();
  if (!URL.canParse(text)) return '';
  const { origin, pathname } = new URL(text);
  return origin === 'null' ? '' : origin + pathname.replace(/\/+$/, '');
}
