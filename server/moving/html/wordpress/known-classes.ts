import {
  attribute,
  type Element,
  elements,
  hasClass,
  newElement,
  type Parent,
  replaceBy,
  words,
} from '../../../html/tree.ts';
import { filmOrLink, galleryOf, isLink } from '../known-media.ts';

function captionsIn(element: Element): string[] {
  return elements(element, 'figcaption', 'dd').map(words);
}

function joinGallery(element: Element): void {
  const pictures = elements(element, 'img');
  if (pictures.length > 0) replaceBy(element, galleryOf(pictures, captionsIn(element)));
}

function linkEmbed(element: Element): void {
  const [inside = element] = elements(element, 'div', 'p');
  const [frame] = elements(element, 'iframe');
  const address = (frame && attribute(frame, 'src')) ?? words(inside);
  if (!isLink(address)) return;
  replaceBy(element, filmOrLink(address, captionsIn(element).join(' ')));
}

function captionPicture(element: Element): void {
  const [words] = elements(element, 'p', 'figcaption', 'dd');
  const [link] = elements(element, 'a');
  const [picture] = elements(element, 'img');
  if (!picture) return;
  const shown = link && elements(link, 'img').includes(picture) ? link : picture;
  const caption = words ? [newElement('figcaption', {}, words.childNodes)] : [];
  replaceBy(element, newElement('figure', {}, [shown, ...caption]));
}

function makeAction(element: Element): void {
  const [link] = elements(element, 'a');
  if (!link) return;
  const href = attribute(link, 'href') ?? '';
  const plain = newElement('a', { href }, [words(link)]);
  replaceBy(element, newElement('p', { 'data-node': 'action' }, [plain]));
}

/** The button beside the name of a file leads to the same place. */
function linkFile(element: Element): void {
  const [link] = elements(element, 'a');
  if (link) replaceBy(element, newElement('p', {}, [link]));
}

function quotePulled(element: Element): void {
  const [quote] = elements(element, 'blockquote');
  if (quote) replaceBy(element, quote);
}

/** In this order: a gallery may stand in a column, an embed in a gallery not. */
const changes: [classes: string[], change: (element: Element) => void][] = [
  [
    [
      'wp-block-gallery',
      'blocks-gallery-grid',
      'gallery',
      'tiled-gallery',
      'wp-block-jetpack-tiled-gallery',
    ],
    joinGallery,
  ],
  [['wp-block-embed'], linkEmbed],
  [['wp-caption'], captionPicture],
  [['wp-block-button'], makeAction],
  [['wp-block-file'], linkFile],
  [['wp-block-pullquote'], quotePulled],
];

/** What the blocks and themes of WordPress are known by. */
export function readWordPressClasses(root: Parent): void {
  for (const [classes, change] of changes) {
    for (const element of elements(root).filter((one) => hasClass(one, ...classes))) {
      if (isWithin(element, root)) change(element);
    }
  }
}

/** What an earlier change has taken out of the tree is left alone. */
function isWithin(element: Element, root: Parent): boolean {
  let node: Parent | null = element;
  while (node && node !== root) node = 'parentNode' in node ? node.parentNode : null;
  return node === root;
}
