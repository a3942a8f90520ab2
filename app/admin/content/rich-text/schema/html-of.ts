import type { Editor } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';

/** Paragraphs that the editor needs and HTML does not. */
const bare = 'li > p:first-child, :is(td, th) > p:only-child';

function isAloneInItem(paragraph: Element): boolean {
  let next = paragraph.nextElementSibling;
  while (next?.matches('ul, ol')) next = next.nextElementSibling;
  return next === null;
}

/** The line below a table or a picture, on which one may write on. */
function removeLastEmptyLines(body: HTMLElement): void {
  for (
    let last = body.lastElementChild;
    last?.matches('p:empty') && last.previousElementSibling;
    last = body.lastElementChild
  ) {
    last.remove();
  }
}

/** The text as it is stored; without what only stands in the editor. */
export function htmlOf({ schema, state, isEmpty }: Editor): string {
  if (isEmpty) return '';
  // A document without a window, where no picture loads.
  const inert = document.implementation.createHTMLDocument();
  DOMSerializer.fromSchema(schema).serializeFragment(
    state.doc.content,
    { document: inert },
    inert.body,
  );
  for (const place of inert.querySelectorAll('[data-upload]')) place.remove();
  for (const line of inert.querySelectorAll('[dir]')) line.removeAttribute('dir');
  for (const paragraph of inert.querySelectorAll(bare)) {
    if (isAloneInItem(paragraph)) paragraph.replaceWith(...paragraph.childNodes);
  }
  removeLastEmptyLines(inert.body);
  return inert.body.innerHTML;
}
