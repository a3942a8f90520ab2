import type { Editor } from '@tiptap/core';
import { Fragment, type Node } from '@tiptap/pm/model';
import { NodeSelection, type Transaction } from '@tiptap/pm/state';

export const pictureWidths = ['half', 'text', 'full'] as const;

type PictureWidth = (typeof pictureWidths)[number];

export interface SelectedPicture {
  at: number;
  src: string;
  alt: string;
  isDecoration: boolean;
  /** Null for a picture in a line of text. */
  figureAt: number | null;
  caption: string;
  width: PictureWidth;
}

function captionOf(figure: Node): Node | null {
  return figure.lastChild?.type.name === 'figcaption' ? figure.lastChild : null;
}

function isPicture({ type }: Node): boolean {
  return type.name === 'picture' || type.name === 'figurePicture';
}

export function selectedPicture({ state: { selection } }: Editor): SelectedPicture | null {
  if (!(selection instanceof NodeSelection)) return null;
  const { node, $from, from: at } = selection;
  if (!isPicture(node)) return null;
  const figure = $from.parent.type.name === 'figure' ? $from.parent : null;
  const width = figure?.attrs['data-width'];
  return {
    at,
    src: String(node.attrs.src ?? ''),
    alt: String(node.attrs.alt ?? ''),
    isDecoration: node.attrs['data-node'] === 'decoration',
    figureAt: figure ? $from.before() : null,
    caption: (figure && captionOf(figure)?.textContent) ?? '',
    width: width === 'half' || width === 'full' ? width : 'text',
  };
}

function apply(editor: Editor, change: (tr: Transaction) => void): void {
  const { tr } = editor.state;
  change(tr);
  editor.view.dispatch(tr);
}

export function setPicture(
  editor: Editor,
  { at }: Pick<SelectedPicture, 'at'>,
  attributes: Record<string, string | null>,
): void {
  apply(editor, (tr) => {
    for (const [name, value] of Object.entries(attributes)) tr.setNodeAttribute(at, name, value);
  });
}

/** Another file in the place of a picture, wherever it stands by now. False: it is gone. */
export function replacePicture(editor: Editor, { at, src }: SelectedPicture, by: string): boolean {
  if (editor.isDestroyed) return false;
  const places: number[] = [];
  editor.state.doc.descendants((node, place) => {
    if (isPicture(node) && node.attrs.src === src) places.push(place);
  });
  const [nearest] = places.toSorted((one, other) => Math.abs(one - at) - Math.abs(other - at));
  if (nearest === undefined) return false;
  setPicture(editor, { at: nearest }, { src: by, width: null, height: null });
  return true;
}

/** A picture out of its line into a figure of its own, below the line unless it is alone there. */
function intoFigure(editor: Editor, tr: Transaction, at: number): number {
  const { schema } = editor.state;
  const $at = tr.doc.resolve(at);
  const attrs = $at.nodeAfter?.attrs ?? {};
  const figure = schema.nodes.figure?.create(null, schema.nodes.figurePicture?.create(attrs));
  if (!figure) return at;
  const isAlone = $at.parent.childCount === 1 && $at.depth === 1;
  const start = $at.before();
  if (isAlone) tr.replaceWith(start, $at.after(), figure);
  else {
    tr.insert($at.after(), figure);
    tr.delete(at, at + 1);
  }
  const figureAt = isAlone ? start : $at.after() - 1;
  tr.setSelection(NodeSelection.create(tr.doc, figureAt + 1));
  return figureAt;
}

function figureFor(editor: Editor, tr: Transaction, { at, figureAt }: SelectedPicture): number {
  return figureAt ?? intoFigure(editor, tr, at);
}

export function setWidth(editor: Editor, picture: SelectedPicture, width: PictureWidth): void {
  apply(editor, (tr) => {
    const figureAt = figureFor(editor, tr, picture);
    tr.setNodeAttribute(figureAt, 'data-width', width === 'text' ? null : width);
  });
}

export function setCaption(editor: Editor, picture: SelectedPicture, words: string): void {
  apply(editor, (tr) => {
    const { schema } = editor.state;
    const figureAt = figureFor(editor, tr, picture);
    const figure = tr.doc.nodeAt(figureAt);
    if (!figure) return;
    const end = figureAt + figure.nodeSize - 1;
    const start = end - (captionOf(figure)?.nodeSize ?? 0);
    const caption = schema.nodes.figcaption?.create(null, words ? schema.text(words) : null);
    tr.replaceWith(start, end, words && caption ? caption : Fragment.empty);
  });
}

/** With its figure, unless other pictures stand there. */
export function removePicture(editor: Editor, { at, figureAt }: SelectedPicture): void {
  apply(editor, (tr) => {
    const figure = figureAt === null ? null : tr.doc.nodeAt(figureAt);
    const pictures = figure?.children.filter(({ type }) => type.name === 'figurePicture') ?? [];
    if (figure && figureAt !== null && pictures.length === 1) {
      tr.delete(figureAt, figureAt + figure.nodeSize);
    } else tr.delete(at, at + 1);
  });
  editor.view.focus();
}
