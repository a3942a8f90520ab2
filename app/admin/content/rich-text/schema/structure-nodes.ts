import { Node } from '@tiptap/core';

/** What the allow-list keeps and Tiptap's own set lacks (docs/threats.md, 'Allowed HTML'). */

/** An attribute that is kept as it stands in the HTML and left out where it is not. */
const asWritten = { default: null };

function attributes(...names: string[]) {
  return () => Object.fromEntries(names.map((name) => [name, asWritten]));
}

/** A node whose name in the HTML is `tag` and that holds what `content` says. */
function structure(name: string, tag: string, content: string, ...kept: string[]) {
  return Node.create({
    name,
    content,
    isolating: true,
    addAttributes: attributes(...kept),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });
}

const pictureAttributes = ['src', 'alt', 'width', 'height', 'data-node'];

const PictureNode = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: attributes(...pictureAttributes),
  parseHTML: () => [{ tag: 'img[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A picture that stands alone in a figure, as its caption's neighbour. */
const FigurePicture = Node.create({
  name: 'figurePicture',
  addAttributes: attributes(...pictureAttributes),
  parseHTML: () => [{ tag: 'img[src]', context: 'figure/', priority: 60 }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A block of one line, such as the link of a film. */
function namedLine(name: string, tag: string, node: string) {
  return Node.create({
    name,
    group: 'block',
    content: 'inline*',
    parseHTML: () => [{ tag: `${tag}[data-node="${node}"]`, priority: 60 }],
    renderHTML: () => [tag, { 'data-node': node }, 0],
  });
}

/** Holds the place of a file that is on its way into the library; no HTML has it. */
const UploadNode = Node.create({
  name: 'upload',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    id: {
      default: '',
      parseHTML: (element: HTMLElement) => element.dataset.upload,
      renderHTML: ({ id }) => ({ 'data-upload': id }),
    },
  }),
  parseHTML: () => [{ tag: 'div[data-upload]' }],
  renderHTML: ({ HTMLAttributes }) => ['div', HTMLAttributes],
});

const figureContent = '(figurePicture | block)* figcaption?';

export const structureNodes = [
  PictureNode,
  FigurePicture,
  UploadNode,
  namedLine('film', 'figure', 'film'),
  namedLine('action', 'p', 'action'),
  structure('figure', 'figure', figureContent, 'data-node', 'data-width').extend({
    group: 'block',
  }),
  structure('figcaption', 'figcaption', 'inline*'),
  structure('table', 'table', '(tableHead | tableBody)*').extend({ group: 'block' }),
  structure('tableHead', 'thead', 'tableRow*'),
  structure('tableBody', 'tbody', 'tableRow*'),
  structure('tableRow', 'tr', '(tableHeader | tableCell)*'),
  structure('tableHeader', 'th', 'block+', 'scope', 'colspan', 'rowspan'),
  structure('tableCell', 'td', 'block+', 'colspan', 'rowspan'),
];
