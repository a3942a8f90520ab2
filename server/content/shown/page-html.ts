import { filmPlayer } from '../../../domain/content/text/film-player.ts';
import { focusDigits } from '../../../domain/media/focus.ts';
import { uploadSize } from '../../../domain/media/named-size.ts';
import type { PictureDetails } from '../../../domain/media/picture.ts';
import { pictureSources } from '../../../domain/media/picture-sources.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import { lruCache } from '../../../page-cache/lru-cache.ts';
import {
  attribute,
  type Element,
  elements,
  newElement,
  readFragment,
  replaceBy,
  setAttribute,
  setChildren,
  writeTree,
} from '../../html/tree.ts';
import { cleanHtmlOnce } from '../clean-html.ts';
import { type DetailsOf, isUpload } from './picture-library.ts';

/** How wide a picture stands in running text (app/styles/prose.css). */
const proseSizes = '(min-width: 44rem) 41rem, 92vw';
const otherSizes: Record<string, string> = { half: '(min-width: 44rem) 20rem, 92vw', full: '92vw' };

/** Bytes of all prepared texts. */
const maxCachedBytes = 8_000_000;

/** Elements that a page shows in another way than they are stored; other texts need no parser. */
const changedElement = /<(?:img|table|pre)\b|data-node="film"/;

interface Prepared {
  html: string;
  /** Of the uploads in it. */
  addresses: string[];
  hasFilms: boolean;
  bytes: number;
  /** The last result, its language, and what the library knew of its pictures then. */
  finished?: { known: string; html: string };
}

const cache = lruCache<Prepared>(maxCachedBytes);

function uploadsIn(root: Parameters<typeof elements>[0]): Element[] {
  return elements(root, 'img').filter((image) => isUpload(attribute(image, 'src') ?? ''));
}

function filmsIn(root: Parameters<typeof elements>[0]): Element[] {
  const films = elements(root, 'figure').filter((one) => attribute(one, 'data-node') === 'film');
  return films.flatMap((figure) => elements(figure, 'a'));
}

type Words = Pick<SiteMessages, 'text' | 'locale'>;

/** A film stays a link; its player's address waits for app/site/layout/film-on-request.ts. */
function nameFilm(link: Element, { text }: Words): void {
  const address = attribute(link, 'href') ?? '';
  const player = filmPlayer(address);
  if (player) setAttribute(link, 'data-film', player);
  const host = /^https?:\/\/(?:www\.)?([^/?#]+)/.exec(address)?.[1];
  if (!host) return;
  setChildren(link, [
    ...link.childNodes,
    newElement('small', {}, [text('film.playsFrom', { site: host })]),
  ]);
}

function prepare(typed: string): Prepared {
  const clean = cleanHtmlOnce(typed);
  const before = cache.get(clean);
  if (before) return before;
  const prepared: Prepared = {
    html: clean,
    addresses: [],
    hasFilms: false,
    bytes: 2 * clean.length,
  };
  if (changedElement.test(clean)) {
    const tree = readFragment(clean);
    // Wide tables and code scroll; who uses a keyboard must reach them.
    for (const element of elements(tree, 'table', 'pre')) setAttribute(element, 'tabindex', '0');
    prepared.hasFilms = filmsIn(tree).length > 0;
    prepared.addresses = uploadsIn(tree).map((image) => attribute(image, 'src') ?? '');
    prepared.html = writeTree(tree);
    prepared.bytes += 4 * prepared.html.length;
  }
  cache.set(clean, prepared);
  return prepared;
}

/** Room for the picture before it arrives, from the size that its name tells. */
function reserveRoom(image: Element, src: string): void {
  const size = uploadSize(src);
  if (!size) return;
  if (attribute(image, 'width') !== null || attribute(image, 'height') !== null) return;
  setAttribute(image, 'width', String(size.width));
  setAttribute(image, 'height', String(size.height));
}

function describe(image: Element, { alt, altLanguage, focus }: PictureDetails): void {
  if (focus) setAttribute(image, 'data-focus', focusDigits(focus));
  const mayHaveWords =
    attribute(image, 'alt') === '' && attribute(image, 'data-node') !== 'decoration';
  if (!alt || !mayHaveWords) return;
  setAttribute(image, 'alt', alt);
  if (altLanguage) setAttribute(image, 'lang', altLanguage);
}

function sizesOf({ parentNode: parent }: Element): string {
  const width = parent && 'attrs' in parent ? attribute(parent, 'data-width') : null;
  return otherSizes[width ?? ''] ?? proseSizes;
}

function wrapInPicture(image: Element, avif: string): void {
  const sizes = attribute(image, 'sizes') ?? '';
  const picture = newElement('picture');
  replaceBy(image, picture);
  setChildren(picture, [newElement('source', { type: 'image/avif', srcset: avif, sizes }), image]);
}

/** A picture that an editor put into a text, in sizes that a page can afford. */
function offerSizes(image: Element): void {
  const address = attribute(image, 'src') ?? '';
  const { src, srcSet, avif } = pictureSources(address);
  if (!srcSet) return;
  setAttribute(image, 'src', src);
  setAttribute(image, 'srcset', srcSet);
  setAttribute(image, 'sizes', sizesOf(image));
  reserveRoom(image, address);
  if (avif) wrapInPicture(image, avif);
}

/** Addresses of the uploads in a text. */
export function picturesInHtml(typed: string): string[] {
  return prepare(typed).addresses;
}

/**
 * An editor's HTML as a page shows it: cleaned, since rows may be older than today's allow-list (threat
 * T06), its pictures in their smaller files with what the library knows of them, and its films named.
 */
export function pageHtml(typed: string, detailsOf: DetailsOf, messages: Words): string {
  const prepared = prepare(typed);
  const { addresses, hasFilms } = prepared;
  if (addresses.length === 0 && !hasFilms) return prepared.html;
  const details = addresses.map((address) => detailsOf(address) ?? null);
  const known = JSON.stringify([messages.locale, details]);
  if (prepared.finished?.known === known) return prepared.finished.html;
  const tree = readFragment(prepared.html);
  for (const link of filmsIn(tree)) nameFilm(link, messages);
  for (const image of uploadsIn(tree)) {
    const details = detailsOf(attribute(image, 'src') ?? '');
    if (details) describe(image, details);
    offerSizes(image);
  }
  prepared.finished = { known, html: writeTree(tree) };
  return prepared.finished.html;
}
