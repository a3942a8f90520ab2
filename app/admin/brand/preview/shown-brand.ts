import { brandFolder, brandLinks } from '../../../../domain/brand/brand-address.ts';
import { brandStylesheet } from '../../../../domain/brand/stylesheet.ts';
import type { SiteBrand } from '../../../../domain/settings/brand-settings.ts';

interface Drawing {
  element: Element;
  attribute: 'src' | 'srcset';
  address: string;
}

/** What a page was before anything was shown in it. */
interface Original {
  sheets: HTMLLinkElement[];
  drawings: Drawing[];
  marks: { link: Element; children: Node[] }[];
}

/** By the root element: a page that is written anew has another. */
const originals = new WeakMap<Element, Original>();

/** Drawings of the site and of its items, in whatever brand the page was made. */
const drawn = /^(?:\/media\/brand\/[\w-]+)?(\/(?:assets|media\/drawings)\/\S+\.svg)$/;

function drawingsIn(page: Document): Drawing[] {
  const addressed = (['src', 'srcset'] as const).flatMap((attribute) =>
    [...page.querySelectorAll(`:is(img, source)[${attribute}]`)].map((element) => ({
      element,
      attribute,
      address: element.getAttribute(attribute) ?? '',
    })),
  );
  return addressed.filter(({ address }) => drawn.test(address));
}

function originalOf(page: Document): Original {
  const known = originals.get(page.documentElement);
  if (known) return known;
  const own = `link[rel="stylesheet"][href^="${brandFolder}"]`;
  const links = page.querySelectorAll(':is(header, footer) a[href="/"][aria-label]');
  const original: Original = {
    sheets: [...page.querySelectorAll<HTMLLinkElement>(own)],
    drawings: drawingsIn(page),
    marks: [...links].map((link) => ({ link, children: [...link.childNodes] })),
  };
  originals.set(page.documentElement, original);
  return original;
}

function adopt(page: Document, css: string): void {
  const { CSSStyleSheet: Sheet } = page.defaultView ?? {};
  if (!Sheet) return;
  const sheet = new Sheet();
  sheet.replaceSync(css);
  page.adoptedStyleSheets = [sheet];
}

export interface TypedBrand {
  brand: SiteBrand;
  /** The sign and the wordmark as the screen draws them. */
  mark: Element | null;
}

function showDrawings({ drawings }: Original, typed: TypedBrand | null): void {
  const folder = typed && brandLinks(typed.brand).folder;
  for (const { element, attribute, address } of drawings) {
    const shown = folder === null ? address : folder + (drawn.exec(address)?.[1] ?? '');
    if (element.getAttribute(attribute) !== shown) element.setAttribute(attribute, shown);
  }
}

/** A page with a short name links no styles of a long one; this screen does. */
function linkLongNames(page: Document): void {
  const ofLongNames = 'link[rel="stylesheet"][href*="/long-name-"]';
  const link = document.querySelector(ofLongNames);
  if (link && !page.querySelector(ofLongNames)) page.head.append(page.importNode(link));
}

/** Puts a brand into an open page, which no visitor sees; null for what they see (R-B-04). */
export function showBrandIn(page: Document, typed: TypedBrand | null): void {
  const original = originalOf(page);
  for (const sheet of original.sheets) sheet.disabled = typed !== null;
  adopt(page, typed ? brandStylesheet(typed.brand) : '');
  showDrawings(original, typed);
  const mark = typed?.mark;
  if (mark) linkLongNames(page);
  for (const { link, children } of original.marks) {
    const parts = mark ? [...mark.children].map((part) => page.importNode(part, true)) : children;
    link.replaceChildren(...parts);
  }
}
