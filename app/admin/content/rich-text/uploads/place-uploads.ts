import type { Editor } from '@tiptap/core';
import { Fragment, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { Selection } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';
import type { PendingUpload, TextUploads } from './uploads.ts';

const shown = /^(?:image|video)\//;

/** Pictures and films among the files. */
export function showable(files: Iterable<File>): File[] {
  return [...files].filter(({ type }) => shown.test(type));
}

/** Puts what holds the places of the files where they were dropped, else where the text is written. */
export function placeUploads(
  view: EditorView,
  uploads: TextUploads,
  files: File[],
  dropped?: { left: number; top: number },
): void {
  const { schema, tr } = view.state;
  const nodes = files.map((file) => schema.nodes.upload?.create({ id: uploads.add(file) }));
  const content = Fragment.from(nodes.filter((node): node is Node => node !== undefined));
  const slice = new Slice(content, 0, 0);
  const at = dropped && view.posAtCoords(dropped)?.pos;
  if (at === undefined) view.dispatch(tr.replaceSelection(slice).scrollIntoView());
  else {
    const point = dropPoint(view.state.doc, at, slice) ?? at;
    const placed = tr.insert(point, content);
    view.dispatch(placed.setSelection(Selection.near(placed.doc.resolve(point))));
  }
  view.focus();
}

/** What takes the place of a file that has arrived, as HTML knows it. */
function arrivedNode(
  schema: Schema,
  { file, alt, address }: PendingUpload,
  inFigure: boolean,
): Node {
  if (file.type.startsWith('video/')) {
    const title = file.name.replace(/\.\w+$/, '');
    const marks = [{ type: 'link', attrs: { href: address } }];
    return schema.nodeFromJSON({ type: 'film', content: [{ type: 'text', text: title, marks }] });
  }
  const picture = { type: 'figurePicture', attrs: { src: address, alt } };
  return schema.nodeFromJSON(inFigure ? picture : { type: 'figure', content: [picture] });
}

/** Nobody undoes an arrival: what is undone is that the file was put into the text. */
export function showArrived({ view, state }: Editor, id: string, sending: PendingUpload): void {
  const { tr, schema, doc } = state;
  const places: { at: number; inFigure: boolean }[] = [];
  doc.descendants((node, at, parent) => {
    if (node.type.name === 'upload' && node.attrs.id === id) {
      places.unshift({ at, inFigure: parent?.type.name === 'figure' });
    }
  });
  for (const { at, inFigure } of places) {
    tr.replaceWith(at, at + 1, arrivedNode(schema, sending, inFigure));
  }
  if (places.length > 0) view.dispatch(tr.setMeta('addToHistory', false));
}
