import { isWebAddress } from '../../../domain/content/addresses/web-address.ts';
import { filmPage } from '../../../domain/content/text/film-player.ts';
import type { SourceNote } from '../../../domain/moving/source-entry.ts';
import {
  attribute,
  type Child,
  type Element,
  elements,
  newElement,
  type Parent,
  replaceBy,
  words,
} from '../../html/tree.ts';
import { baseOfPaths } from '../source-text.ts';

const filmFile = /\.(?:mp4|webm|m4v|mov|ogv)(?:[?#]|$)/i;

/** A film that plays on demand, or a link where it cannot. */
export function filmOrLink(address: string, label: string): Element {
  const page = filmPage(address.replace(/^\/\//, 'https://'));
  if (page === null && !filmFile.test(address)) {
    return newElement('p', {}, [newElement('a', { href: address }, [label || hostOf(address)])]);
  }
  const link = newElement('a', { href: page ?? address }, [label || 'Film']);
  return newElement('figure', { 'data-node': 'film' }, [link]);
}

function hostOf(address: string): string {
  const { hostname = '', origin = baseOfPaths } = URL.parse(address, baseOfPaths) ?? {};
  return hostname === '' || origin === baseOfPaths ? address : hostname.replace(/^www\./, '');
}

function sourceOf(element: Element): string {
  const own = attribute(element, 'src') ?? attribute(element, 'data-src');
  const [first] = elements(element, 'source');
  return (own ?? (first && attribute(first, 'src')) ?? attribute(element, 'data') ?? '').trim();
}

function captionAround(element: Element): string {
  const { parentNode: parent } = element;
  if (!parent || !('tagName' in parent) || parent.tagName !== 'figure') return '';
  return elements(parent, 'figcaption').map(words).join(' ');
}

const players = {
  iframe: 'player',
  embed: 'player',
  object: 'player',
  video: 'film',
  audio: 'sound',
} as const;

function linked(element: Element, notes: SourceNote[]): Child[] {
  const address = sourceOf(element).replace(/^\/\//, 'https://');
  const label = attribute(element, 'title') || captionAround(element);
  const tag = element.tagName as keyof typeof players;
  const what = `<${tag}>${address === '' ? '' : ` ${address.slice(0, 80)}`}`;
  if (address === '' || /^(?:javascript|data|about):/i.test(address)) {
    notes.push({ what, became: 'Left out: it shows nothing.' });
    return [];
  }
  const link = filmOrLink(address, label || (tag === 'audio' ? 'Listen' : ''));
  if (link.tagName === 'p') notes.push({ what, became: `A link to the ${players[tag]}.` });
  return [link];
}

/** Where a figure holds nothing but a player, the link takes its place. */
function placeOf(element: Element): Element {
  const { parentNode: parent } = element;
  if (!parent || !('tagName' in parent) || parent.tagName !== 'figure') return element;
  return elements(parent, 'img', ...Object.keys(players)).length === 1 ? parent : element;
}

/** Players of films and sound become films of a text, and links. */
export function linkPlayers(root: Parent, notes: SourceNote[]): void {
  for (const element of elements(root, ...Object.keys(players))) {
    replaceBy(placeOf(element), ...linked(element, notes));
  }
}

const lazy = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file'];

/** Plugins put a placeholder into `src` and the picture elsewhere. */
export function showLazyPictures(root: Parent): void {
  for (const image of elements(root, 'img')) {
    const src = attribute(image, 'src') ?? '';
    const real = lazy.map((name) => attribute(image, name)).find((value) => value);
    if (!real || (src !== '' && !/^data:|placeholder|blank\.gif|spacer/i.test(src))) continue;
    image.attrs = image.attrs.filter(({ name }) => name !== 'src');
    image.attrs.push({ name: 'src', value: real });
  }
}

/** Several pictures side by side become one figure with all of their words. */
export function galleryOf(pictures: Element[], captions: string[]): Element {
  const texts = captions.map((caption) => caption.trim()).filter(Boolean);
  const caption = texts.length > 0 ? [newElement('figcaption', {}, [texts.join(' · ')])] : [];
  return newElement('figure', { 'data-node': 'gallery' }, [...pictures, ...caption]);
}

export function isLink(address: string): boolean {
  return isWebAddress(address.trim());
}
