import { brandFolder, brandLinks } from '../../../../domain/brand/brand-address.ts';
import { brandStylesheet } from '../../../../domain/brand/stylesheet.ts';
import type { SiteBrand } from '../../../../domain/settings/brand-settings.ts';

/** What a page was before anything was shown in it. */
interface Original {
  sheets: HTMLLinkElement[];
  drawings: { picture: HTMLImageElement; src: string }[];
  marks: { link: Element; children: Node[] }[];
}

const originals = new WeakMap<Document, Original>();

function originalOf(page: Document): Original {
  const known = originals.get(page);
  if (known) return known;
  const own = `link[rel="stylesheet"][href^="${brandFolder}"]`;
  const pictures = page.querySelectorAll<HTMLImageElement>('img[src*="/drawings/"]');
  const links = page.querySelectorAll(':is(header, footer) a[href="/"][aria-label]');
  const original: Original = {
    sheets: [...page.querySelectorAll<HTMLLinkElement>(own)],
    drawings: [...pictures].map((picture) => ({
      picture,
      src: picture.getAttribute('src') ?? '',
    })),
    marks: [...links].map((link) => ({ link, children: [...link.childNodes] })),
  };
  originals.set(page, original);
  return original;
}

/** The address of the same drawing in another brand. */
function inBrand(address: string, folder: string): string {
  const rest = address.startsWith(brandFolder) ? address.slice(brandFolder.length) : null;
  return folder + (rest === null ? address : rest.slice(rest.indexOf('/')));
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
  for (const { picture, src } of drawings) {
    const shown = folder === null ? src : inBrand(src, folder);
    if (picture.getAttribute('src') !== shown) picture.setAttribute('src', shown);
  }
}

/** Puts a brand into an open page, which no visitor sees; null for what they see (R-B-04). */
export function showBrand(page: Document, typed: TypedBrand | null): void {
  const original = originalOf(page);
  for (const sheet of original.sheets) sheet.disabled = typed !== null;
  adopt(page, typed ? brandStylesheet(typed.brand) : '');
  showDrawings(original, typed);
  const mark = typed?.mark;
  for (const { link, children } of original.marks) {
    const parts = mark ? [...mark.children].map((part) => page.importNode(part, true)) : children;
    link.replaceChildren(...parts);
  }
}
