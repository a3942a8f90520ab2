import { Node } from '@tiptap/core';

/**
 * What the allow-list keeps and Tiptap's own set lacks (docs/threats.md, 'Allowed HTML'). The nodes only
 * carry it: a table or a caption is written in the source view, its words can be edited in both.
 */

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

const pictureAttributes = ['src', 'alt', 'width', 'height'];

/** A picture in a line of text. */
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

export const structureNodes = [
  PictureNode,
  FigurePicture,
  structure('figure', 'figure', '(figurePicture | block)* figcaption?').extend({ group: 'block' }),
  structure('figcaption', 'figcaption', 'inline*'),
  structure('table', 'table', '(tableHead | tableBody)*').extend({ group: 'block' }),
  structure('tableHead', 'thead', 'tableRow*'),
  structure('tableBody', 'tbody', 'tableRow*'),
  structure('tableRow', 'tr', '(tableHeader | tableCell)*'),
  structure('tableHeader', 'th', 'inline*', 'scope', 'colspan', 'rowspan'),
  structure('tableCell', 'td', 'inline*', 'colspan', 'rowspan'),
];
