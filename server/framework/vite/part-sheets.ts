/**
 * Styles that not every page shows; the others are in the stylesheet of every page. A screen of the back
 * office links those of the parts that it reaches (one-site-stylesheet.ts).
 */
export const parts: [name: string, files: RegExp][] = [
  // With its film, which is hidden until then, and without the button, which has its place.
  ['home', /^app\/site\/(home\/(?!hero-film-button)|sections\/lists\/portfolio)/],
  ['long-name', /^app\/ui\/wordmark/],
  ['statement', /^app\/ui\/sections\/statement/],
  ['company', /^app\/site\/sections\/(clients|purpose|basic\/people)/],
  ['sliders', /^app\/ui\/sliders\/(slide|testimonials)/],
  ['stars', /^app\/ui\/sliders\/stars/],
  ['icon-button', /^app\/ui\/icon-button/],
  ['part-failed', /^app\/ui\/part-failed/],
  ['specialization', /^app\/ui\/(sections\/specialization|glyph)/],
  ['reviews', /^app\/site\/case-studies\/study\/reviews/],
  ['studies', /^app\/ui\/lists\/case-card/],
  ['case-grid', /^app\/site\/sections\/lists\/case-grid/],
  ['blogs', /^app\/ui\/lists\/blog-/],
  ['article', /^app\/site\/insights\/article\/(?!blog\.)/],
  ['policy', /^app\/site\/sections\/policy/],
  ['article-columns', /^app\/ui\/article\/article-columns/],
  ['film', /^app\/site\/(film\/|sections\/basic\/film)/],
  ['basic', /^app\/site\/sections\/basic\//],
  ['picture-pair', /^app\/ui\/pictures\/picture-pair/],
  ['forms', /^app\/(ui\/(forms\/(?!error-text)|notice|sections\/term-list)|site\/enquiry)/],
  ['process', /^app\/ui\/sections\/process/],
  ['lists', /^app\/(site\/lists\/list|ui\/lists\/(category|list))/],
  ['empty-list', /^app\/site\/lists\/empty/],
  ['pager', /^app\/ui\/lists\/pager/],
  ['insights', /^app\/site\/(lists\/invitation|insights\/[\w-]+\.)/],
  ['miniature', /^app\/site\/case-studies\/miniature\//],
  ['study-hero', /^app\/site\/case-studies\/study\/(work-hero|film\/)/],
  ['study', /^app\/(site\/case-studies\/study\/|ui\/sections\/levels)/],
  ['location', /^app\/site\/location\/(?!location-hero)/],
  ['figures', /^app\/site\/sections\/service\/(counts|features|figures)/],
  ['service', /^app\/(site\/sections\/service|ui\/(sections\/faq|sliders\/case-carousel))/],
  ['missing', /^app\/(site\/(missing|layout\/ways)|ui\/sections\/dry-run)/],
  ['sign-off', /^app\/site\/sign-off\//],
  ['preview', /^app\/ui\/preview\//],
  ['focus', /^app\/ui\/pictures\/focus\.css/],
];

interface GlobalPart {
  name: string;
  /** The selectors of its rules, which have no class of a module, or the head of its block. */
  selectors: RegExp;
  /** What stands in the pages that need it. */
  pages: RegExp;
}

export const globalParts: GlobalPart[] = [
  { name: 'focus', selectors: /^\[data-focus/, pages: / data-focus="/ },
  {
    name: 'prose-nodes',
    selectors: /^\.prose .*(?:\[data-|\b(?:code|pre|hr|t[dhr]|table)\b)/,
    pages: /<(?:code|hr|pre|table)\b| data-(?:node|width)="/,
  },
  // Of every public page, which the back office is told from by what its root element holds.
  { name: 'print', selectors: /^@layer print$/, pages: /<html(?![^>]* data-site=)/ },
  { name: 'prose', selectors: /^\.prose\b/, pages: / class="(?:[^"]* )?prose\b/ },
];

export const partNames = [
  ...new Set([...parts, ...globalParts.map(({ name }) => [name])].map(([name = '']) => name)),
];

/** What a hero needs, so that it is linked in the head. */
export const firstParts = ['long-name', 'study-hero', 'film', 'focus', 'missing'];

/** Drawn by a script where another part stands: the document that is sent has no class of theirs. */
export const drawnLater: Readonly<Record<string, string>> = { preview: 'sign-off' };

const aboutUs = ['sliders', 'part-failed', 'stars', 'icon-button'];
const ofService = [...aboutUs, 'picture-pair', 'studies', 'forms', 'service'];
const ofShop = [...ofService, 'reviews', 'figures'];
const ofStudy = [
  'study-hero',
  'icon-button',
  'stars',
  'reviews',
  'studies',
  'study',
  'prose',
  'picture-pair',
];

const ofArticle = ['blogs', 'article', 'article-columns', 'prose'];

/** Parts that templates show together, as one file, which is smaller than its parts. */
const templates: Record<string, string[]> = {
  'home-page': [...aboutUs, 'home', 'statement', 'specialization', 'studies', 'blogs'],
  'company-page': [...aboutUs, 'company', 'statement', 'picture-pair'],
  'service-page': [...ofService, 'process', 'specialization', 'reviews'],
  'shop-page': ofShop,
  'shop-process-page': [...ofShop, 'process'],
  'shop-links-page': [...ofShop, 'specialization'],
  'location-page': [...aboutUs, 'specialization', 'reviews', 'forms', 'location', 'prose'],
  'study-page': ofStudy,
  'used-study-page': [...ofStudy, 'miniature'],
  'article-page': ofArticle,
  'node-article-page': [...ofArticle, 'prose-nodes'],
  'contact-page': ['forms', 'part-failed', 'process'],
  'policy-page': ['policy', 'article-columns', 'prose'],
  'studies-page': ['lists', 'studies', 'case-grid'],
  'insights-page': ['lists', 'insights'],
};

/** With paper, which no template does without. */
export const bundles: Record<string, string[]> = Object.fromEntries(
  Object.entries(templates).map(([name, shown]) => [name, [...shown, 'print']]),
);

export function stylePartOf(file: string): string | undefined {
  return parts.find(([, files]) => files.test(file))?.[0];
}

/** The names of the stylesheets that a rule is for; none: the one of every page. */
function partsOf(selector: string, fileOf: (className: string) => string): Set<string> {
  const classes = Array.from(selector.matchAll(/\.([a-z][\w-]*)/gi), ([, name = '']) => name);
  const found = classes.map((name) => stylePartOf(fileOf(name)));
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

/** One block for each layer, which compresses better than one for each part; what is in none comes last. */
export function gatherLayers(css: string): string {
  const blocks = new Map<string, string>();
  let rest = '';
  for (let at = 0; at < css.length; ) {
    const next = at + css.slice(at).search(/[{;]/);
    const isStatement = css[next] === ';';
    const end = isStatement ? next : blockEnd(css, next);
    const head = css.slice(at, next);
    if (head.startsWith('@layer ') && !isStatement)
      blocks.set(head, (blocks.get(head) ?? '') + css.slice(next + 1, end));
    else rest += css.slice(at, end + 1);
    at = end + 1;
  }
  return Array.from(blocks, ([head, rules]) => `${head}{${rules}}`).join('') + rest;
}

const grouping = /^@(layer|media|supports|container)\b/;
const named = /^@keyframes ([\w-]+)/;

/** Takes a minified stylesheet apart: what every page needs under '', the rest by the name of its part. */
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
    const global = globalParts.find(({ selectors }) => selectors.test(head));
    if (global) {
      add(global.name, `${head}{${body}}`);
    } else if (grouping.test(head)) {
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
