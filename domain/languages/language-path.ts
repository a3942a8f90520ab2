/** Where the pages of a further language stand: '/pt-br' of 'pt-BR' (R-L-06). */
export function prefixOf(tag: string): string {
  return `/${tag.toLowerCase()}`;
}

const mayBeTag = /^\/[a-z]{2,3}(-[a-z]{4})?(-[a-z\d]{2,3})?(\/|$)/i;

/** Whether the first segment is shaped like the tag of a language. */
export function mayHavePrefix(path: string): boolean {
  return mayBeTag.test(path);
}

interface Prefixed {
  prefix: string;
}

/** The address of a page in a language: '/ar/contact' of '/contact', '/ar' of '/'. */
export function pathInLanguage({ prefix }: Prefixed, path: string): string {
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}

/**
 * The language that a decoded path is of, and the rest of it: `ar` and '/contact' of '/ar/contact'. The
 * one of origin comes last in question, as it has no prefix. Case does not count.
 */
export function splitPath<Language extends Prefixed>(
  languages: readonly [Language, ...Language[]],
  path: string,
): { language: Language; path: string } {
  const [origin, ...further] = languages;
  const first = path.split('/', 2)[1] ?? '';
  const language = further.find(({ prefix }) => prefix === `/${first.toLowerCase()}`);
  if (!language) return { language: origin, path };
  return { language, path: path.slice(first.length + 1) || '/' };
}
