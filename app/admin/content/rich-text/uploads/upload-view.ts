import type { EditorView, NodeViewConstructor } from '@tiptap/pm/view';
import { richTextTexts as texts } from '../texts.ts';
import styles from './upload-view.module.css';
import type { PendingUpload, TextUploads } from './uploads.ts';

function button(label: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  element.addEventListener('click', press);
  return element;
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

function remove(view: EditorView, at: number | undefined): void {
  const node = at === undefined ? null : view.state.doc.nodeAt(at);
  if (at !== undefined && node) view.dispatch(view.state.tr.delete(at, at + node.nodeSize));
  view.focus();
}

/** A file on its way: how far it is, or why it stopped and what can be done. */
export function uploadView(uploads: TextUploads): NodeViewConstructor {
  return (node, view, getPos) => {
    const { id } = node.attrs;
    const dom = document.createElement('div');
    dom.className = styles.upload ?? '';
    dom.contentEditable = 'false';
    const progress = document.createElement('progress');
    const state = document.createElement('div');
    state.setAttribute('role', 'status');

    function show({ file, share, failure }: PendingUpload): void {
      progress.value = share;
      progress.hidden = failure !== null;
      progress.setAttribute('aria-label', texts.sending(file.name));
      dom.dataset.failed = String(failure !== null);
      // Only what is new is read out.
      if (failure === null) state.replaceChildren(paragraph(texts.sending(file.name)));
      else {
        state.replaceChildren(
          paragraph(`${texts.notSent(file.name)} ${failure}`),
          button(texts.sendAgain, () => uploads.send(id)),
          button(texts.leaveOut, () => remove(view, getPos())),
        );
      }
    }

    dom.append(state, progress);
    const sending = uploads.find(id);
    if (sending) show(sending);
    let shown = sending?.failure;
    uploads.listen(id, (now) => {
      if (now.failure === null && shown === null) progress.value = now.share;
      else show(now);
      shown = now.failure;
    });
    return { dom, ignoreMutation: () => true, stopEvent: ({ target }) => target !== dom };
  };
}
