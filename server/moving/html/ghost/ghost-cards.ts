import type { SourceNote } from '../../../../domain/moving/source-entry.ts';
import {
  attribute,
  type Child,
  type Element,
  elements,
  hasClass,
  newElement,
  type Parent,
  replaceBy,
  words,
} from '../../../html/tree.ts';
import { filmOrLink, galleryOf } from '../known-media.ts';

function within(element: Element, name: string): Element | undefined {
  return elements(element).find((one) => hasClass(one, name));
}

function wordsOf(element: Element, name: string): string {
  const found = within(element, name);
  return found ? words(found) : '';
}

function captionOf(element: Element): Child[] {
  const [caption] = elements(element, 'figcaption');
  return caption ? [newElement('figcaption', {}, caption.childNodes)] : [];
}

/** Title and description of another page, with its picture above where it has one. */
function bookmark(card: Element): Child[] {
  const [link] = elements(card, 'a');
  const href = (link && attribute(link, 'href')) ?? '';
  const title = wordsOf(card, 'kg-bookmark-title') || href;
  const description = wordsOf(card, 'kg-bookmark-description');
  const label = [newElement('a', { href }, [title]), ...(description ? [` ${description}`] : [])];
  const thumbnail = within(card, 'kg-bookmark-thumbnail');
  const [picture] = thumbnail ? elements(thumbnail, 'img') : [];
  if (!picture) return [newElement('p', {}, label)];
  const shown = newElement('a', { href }, [picture]);
  return [newElement('figure', {}, [shown, newElement('figcaption', {}, label)])];
}

function gallery(card: Element): Child[] {
  return [galleryOf(elements(card, 'img'), elements(card, 'figcaption').map(words))];
}

function callout(card: Element): Child[] {
  const emoji = wordsOf(card, 'kg-callout-emoji');
  const text = within(card, 'kg-callout-text') ?? card;
  const inside = [...(emoji ? [`${emoji} `] : []), ...text.childNodes];
  return [newElement('blockquote', {}, [newElement('p', {}, inside)])];
}

function toggle(card: Element): Child[] {
  const heading = wordsOf(card, 'kg-toggle-heading-text');
  const content = within(card, 'kg-toggle-content');
  return [newElement('h4', {}, [heading]), ...(content?.childNodes ?? [])];
}

function player(card: Element): Child[] {
  const [source] = elements(card, 'video', 'audio');
  const address = (source && attribute(source, 'src')) ?? '';
  const label =
    wordsOf(card, 'kg-audio-title') || elements(card, 'figcaption').map(words).join(' ');
  return address === '' ? [] : [filmOrLink(address, label)];
}

function file(card: Element): Child[] {
  const [link] = elements(card, 'a');
  const href = (link && attribute(link, 'href')) ?? '';
  const name = wordsOf(card, 'kg-file-card-filename');
  const title = wordsOf(card, 'kg-file-card-title') || name;
  const size = wordsOf(card, 'kg-file-card-filesize');
  const about = wordsOf(card, 'kg-file-card-caption');
  const label = [title, size && `(${size})`].filter(Boolean).join(' ');
  return [newElement('p', {}, [newElement('a', { href }, [label]), about && ` ${about}`])];
}

function button(card: Element): Child[] {
  const [link] = elements(card, 'a');
  if (!link) return [];
  const href = attribute(link, 'href') ?? '';
  return [newElement('p', { 'data-node': 'action' }, [newElement('a', { href }, [words(link)])])];
}

function image(card: Element): Child[] {
  const [picture] = elements(card, 'img');
  if (!picture) return [];
  const { parentNode: parent } = picture;
  const isLinked = parent && 'tagName' in parent && parent.tagName === 'a';
  return [newElement('figure', {}, [isLinked ? parent : picture, ...captionOf(card)])];
}

const cards: Record<string, (card: Element) => Child[]> = {
  'kg-bookmark-card': bookmark,
  'kg-gallery-card': gallery,
  'kg-callout-card': callout,
  'kg-toggle-card': toggle,
  'kg-video-card': player,
  'kg-audio-card': player,
  'kg-file-card': file,
  'kg-button-card': button,
  'kg-image-card': image,
};

/** Cards whose text stays as paragraphs and headings. */
const plain = new Set([
  'kg-card',
  'kg-embed-card',
  'kg-code-card',
  'kg-width-wide',
  'kg-width-full',
]);

function noteUnknown(card: Element, notes: SourceNote[]): void {
  const name = (attribute(card, 'class') ?? '')
    .split(/\s+/)
    .find((one) => /^kg-[\w-]+-card$/.test(one) && !plain.has(one));
  if (!name) return;
  const became = words(card) === '' ? 'Left out: it holds no text.' : 'Its text alone.';
  notes.push({ what: `card ${name}`, became });
}

/** The cards of the editor, by the class that each of them has. */
export function readGhostCards(root: Parent, notes: SourceNote[]): void {
  for (const card of elements(root).filter((element) => hasClass(element, 'kg-card'))) {
    const name = Object.keys(cards).find((one) => hasClass(card, one));
    const change = name === undefined ? undefined : cards[name];
    if (change) replaceBy(card, ...change(card));
    else noteUnknown(card, notes);
  }
}
