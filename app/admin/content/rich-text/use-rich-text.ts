import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAlert } from '../../shell/alert-banner.tsx';
import { FormUploads } from '../../ui/fields/form-uploads.ts';
import { type TextKeys, textKeys } from './blocks/slash.ts';
import { extensions } from './schema/extensions.ts';
import { htmlOf } from './schema/html-of.ts';
import { parseRichText } from './schema/parse-rich-text.ts';
import type { SurfaceProps } from './surface.ts';
import { richTextTexts as texts } from './texts.ts';
import { showArrived } from './uploads/place-uploads.ts';
import { receiving } from './uploads/receiving.ts';
import { type PendingUpload, textUploads } from './uploads/uploads.ts';
import styles from './use-rich-text.module.css';

/** Somebody used to a plain field typed or pasted tags: they are meant, not their letters. */
function isTypedHtml(editor: Editor): boolean {
  const isPlain = editor.getJSON().content.every(({ type }) => type === 'paragraph');
  return isPlain && /^\s*<([a-z][a-z0-9]*)\b[^>]*>[\s\S]*<\/\1>\s*$/i.test(editor.getText());
}

function sentenceOf({ file: { name }, failure }: PendingUpload): string {
  return failure === null ? texts.notPlaced(name) : `${texts.notSent(name)} ${failure}`;
}

/** What the editor takes from the clipboard and from files, and its keys; made once. */
function useOwnExtensions(props: SurfaceProps, keys: RefObject<TextKeys>) {
  const latest = useRef(props);
  latest.current = props;
  const shown = useRef<Editor | null>(null);
  const beginInForm = use(FormUploads);
  const showAlert = useAlert();
  const [own] = useState(() => {
    const uploads = textUploads(beginInForm, (id, sending) => {
      const editor = shown.current;
      const isGone = editor === null || editor.isDestroyed;
      if (isGone) showAlert({ kind: 'failure', text: sentenceOf(sending) });
      else if (sending.address) showArrived(editor, id, sending);
      return !isGone;
    });
    const taking = receiving(uploads, (parts) => latest.current.onLeftOut(parts));
    return [...extensions, taking, textKeys(keys)];
  });
  return { own, shown };
}

/** Tiptap on the value of a field. Opening it changes nothing: only what is done in it goes out. */
export function useRichText(props: SurfaceProps, keys: RefObject<TextKeys>): Editor {
  const { id, labelledBy, describedBy, invalid, value, language, onChange, onTypedHtml } = props;
  const { own, shown: editing } = useOwnExtensions(props, keys);
  /** The HTML that the editor shows, as it came in or went out. */
  const shown = useRef(value);
  const editor = useEditor({
    extensions: own,
    content: parseRichText(value),
    // The content policy refuses its style element; the module has what is in it.
    injectCSS: false,
    textDirection: language?.direction ?? 'auto',
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        id,
        class: `${styles.text} prose`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        'aria-invalid': String(invalid),
        ...(language && { lang: language.tag }),
      },
    },
    onUpdate({ editor: changed }) {
      if (isTypedHtml(changed)) {
        const typed = changed.getText();
        changed.commands.setContent(parseRichText(typed), { emitUpdate: false });
        onTypedHtml(typed);
      }
      shown.current = htmlOf(changed);
      // As a plain field does: a press on Save right after the last key must find it in the form.
      flushSync(() => onChange(shown.current));
    },
  });
  editing.current = editor;

  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(parseRichText(value), { emitUpdate: false });
  }, [editor, value]);

  return editor;
}
