import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { cleanPasted } from '../paste/clean-pasted.ts';
import type { LeftOut } from '../paste/left-out.ts';
import { richTextTexts as texts } from '../texts.ts';
import { placeUploads, showable } from './place-uploads.ts';
import { uploadView } from './upload-view.ts';
import type { TextUploads } from './uploads.ts';

/** What the editor itself wrote to the clipboard. */
const ownHtml = /<[^>]+ data-pm-slice=/;

/** A program's picture of its own text comes beside the text; alone it is what was copied. */
function isPictureAlone(html: string): boolean {
  return !html.replace(/<(style|title)[\s\S]*?<\/\1>|<[^>]*>/gi, '').trim();
}

function refused(files: Iterable<File>): LeftOut[] {
  return [...files]
    .filter((file) => showable([file]).length === 0)
    .map(({ name, type }) => ({ name: texts.noPicture(name), source: type, hasWords: false }));
}

/** Takes what is pasted and dropped: HTML of other programs, and files. */
export function receiving(uploads: TextUploads, onLeftOut: (parts: LeftOut[]) => void) {
  // Only the event has it; ProseMirror hands on the HTML alone.
  let rtf = '';

  function transformPastedHTML(html: string): string {
    if (ownHtml.test(html)) return html;
    const pasted = cleanPasted(html, rtf, uploads.add);
    onLeftOut(pasted.leftOut);
    return pasted.html;
  }

  return Extension.create({
    name: 'receiving',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          nodeViews: { upload: uploadView(uploads) },
          transformPastedHTML,
          handleDOMEvents: {
            paste(_, { clipboardData }) {
              rtf = clipboardData?.getData('text/rtf') ?? '';
            },
            drop() {
              rtf = '';
            },
          },
          handlePaste(view, { clipboardData }) {
            const files = clipboardData?.files ?? [];
            const pictures = showable(files);
            if (
              pictures.length === 0 ||
              !isPictureAlone(clipboardData?.getData('text/html') ?? '')
            ) {
              return false;
            }
            placeUploads(view, uploads, pictures);
            return true;
          },
          handleDrop(view, event, _, isMoved) {
            const { files } = event.dataTransfer ?? {};
            if (isMoved || !files || files.length === 0) return false;
            event.preventDefault();
            const pictures = showable(files);
            onLeftOut(refused(files));
            const point = { left: event.clientX, top: event.clientY };
            if (pictures.length > 0) placeUploads(view, uploads, pictures, point);
            return true;
          },
        },
      }),
    ],
  });
}
