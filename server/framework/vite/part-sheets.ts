/**
 * Folders whose styles few pages show; the others are in the stylesheet of every page. The back
 * office uses nothing of them, since it links that one only (tests/style-modules.test.ts).
 */
export const parts: [name: string, files: RegExp][] = [
  ['home', /^app\/(site\/(home|sections\/(clients|lists\/portfolio))|ui\/sections\/statement)/],
  ['sliders', /^app\/ui\/sliders\/(?!shaft|stars)/],
  ['specialization', /^app\/ui\/sections\/specialization/],
  ['reviews', /^app\/site\/case-studies\/study\/reviews/],
  ['studies', /^app\/(ui\/lists\/case-card|site\/sections\/lists\/case-grid)/],
  ['blogs', /^app\/ui\/lists\/blog-/],
  ['article', /^app\/(site\/(insights\/article|sections\/policy)|ui\/sections\/article-layout)/],
  ['basic', /^app\/site\/sections\/basic\//],
  [
    'forms',
    /^app\/(ui\/(forms\/(?!field|error-text)|sections\/(process|term-list))|site\/enquiry)/,
  ],
  ['lists', /^app\/(site\/lists\/(list|empty)|ui\/lists\/(category|list|pager))/],
  ['insights', /^app\/site\/(lists\/invitation|insights\/[\w-]+\.)/],
  ['miniature', /^app\/site\/case-studies\/miniatures/],
  ['sign-off', /^app\/site\/sign-off\//],
  // A study's hero is painted first, its film with it.
  ['study', /^app\/(site\/case-studies\/study\/(?!work-hero|film\/|reviews)|ui\/sections\/levels)/],
  ['service', /^app\/(site\/(sections\/service|location)|ui\/sections\/(faq|counts))/],
];

/** A frame that both the page of a client and screens of the back office have, which link it by themselves. */
export const lent: [name: string, files: RegExp] = ['sign-off', /\bapp\/ui\/preview\//];

/** Classes that are no module's. */
const globalParts: Record<string, string> = { prose: 'prose' };

export const partNames = [...parts.map(([name]) => name), ...Object.values(globalParts)];

/**
 * Parts that templates show together, as one file, which is smaller than its parts. A page links one only
 * where it shows all of it.
 */
export const bundles: Record<string, string[]> = {
  'home-page': ['home', 'sliders', 'specialization', 'studies', 'blogs'],
  'company-page': ['home', 'sliders', 'basic'],
  'service-page': ['sliders', 'reviews', 'studies', 'forms', 'service'],
  'location-page': ['sliders', 'specialization', 'reviews', 'forms', 'service', 'prose'],
  'study-page': ['reviews', 'studies', 'study', 'prose'],
  'article-page': ['blogs', 'article', 'prose'],
};

/** The names of the stylesheets that a rule is for; none: the one of every page. */
function partsOf(selector: string, fileOf: (className: string) => string): Set<string> {
  const classes = Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name);
  const found = classes.map((name) => {
    const file = fileOf(name);
    return globalParts[name] ?? [...parts, lent].find(([, files]) => files.test(file))?.[0];
  });
  // A rule that also stands on other pages is not moved.
  return found.length === 0 || found.includes(undefined)
    ? new Set()
    : new Set(found.filter((name) => name !== undefined));
}

/** Text up to the brace that closes the block which begins at `start`. */
function blockEnd(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    else if (css[at] === '}' && --depth === 0) return at;
  }
  throw new Error('A block of the CSS is not closed.');
}

const grouping = /^@(layer|media|supports|container)\b/;
const named = /^@keyframes ([\w-]+)/;

/**
 * Takes a minified stylesheet apart: what every page needs under '', the rest by the name of its
 * part.
 */
export function takeApart(
  css: string,
  fileOf: (className: string) => string,
): Record<string, string> {
  const sheets: Record<string, string> = { '': '' };
  const add = (name: string, text: string) => {
    sheets[name] = (sheets[name] ?? '') + text;
  };
  for (let at = 0; at < css.length; ) {
    const next = css.slice(at).search(/[{;]/);
    if (next < 0) break;
    const head = css.slice(at, at + next).trim();
    if (css[at + next] === ';') {
      add('', `${head};`);
      at += next + 1;
      continue;
    }
    const end = blockEnd(css, at + next);
    const body = css.slice(at + next + 1, end);
    if (grouping.test(head)) {
      for (const [name, inner] of Object.entries(takeApart(body, fileOf)))
        if (inner) add(name, `${head}{${inner}}`);
    } else {
      const keyframes = named.exec(head)?.[1];
      const selector = keyframes ? `.${keyframes}` : head.startsWith('@') ? '' : head;
      const names = partsOf(selector, fileOf);
      for (const name of names.size > 0 ? names : ['']) add(name, `${head}{${body}}`);
    }
    at = end + 1;
  }
  return sheets;
}
