import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { extensions } from './extensions.ts';
import { LinkRow } from './link-row.tsx';
import { parseRichText } from './parse-rich-text.ts';
import { PictureRow } from './picture-row.tsx';
import styles from './rich-text-editor.module.css';
import type { SurfaceProps } from './surface.ts';
import { type Asking, Toolbar } from './toolbar.tsx';

/** Tiptap with its toolbar. Opening it changes nothing: only what is done in it reaches `onChange`. */
export function RichTextEditor(props: SurfaceProps) {
  const editor = useRichText(props);
  const [asking, setAsking] = useState<Asking | null>(null);
  const close = () => setAsking(null);
  if (!editor) return null;
  return (
    <>
      <Toolbar editor={editor} controls={props.id} asking={asking} onAsk={setAsking} />
      {asking === 'link' && <LinkRow editor={editor} onClose={close} />}
      {asking === 'picture' && <PictureRow editor={editor} onClose={close} />}
      <EditorContent editor={editor} />
    </>
  );
}

/** Somebody used to a plain field typed or pasted tags: they are meant, not their letters. */
function isTypedHtml(editor: Editor): boolean {
  const isPlain = editor.getJSON().content.every(({ type }) => type === 'paragraph');
  return isPlain && /^\s*<([a-z][a-z0-9]*)\b[^>]*>[\s\S]*<\/\1>\s*$/i.test(editor.getText());
}

function useRichText({ id, labelledBy, describedBy, invalid, value, onChange }: SurfaceProps) {
  /** The HTML that the editor shows, as it came in or went out. */
  const shown = useRef(value);
  const editor = useEditor({
    extensions,
    content: parseRichText(value),
    // The content policy refuses its style element; the module has what is in it.
    injectCSS: false,
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
      },
    },
    onUpdate({ editor: changed }) {
      if (isTypedHtml(changed)) {
        changed.commands.setContent(parseRichText(changed.getText()), { emitUpdate: false });
      }
      shown.current = changed.isEmpty ? '' : changed.getHTML();
      // As a plain field does: a press on Save right after the last key must find it in the form.
      flushSync(() => onChange(shown.current));
    },
  });

  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.commands.setContent(parseRichText(value), { emitUpdate: false });
  }, [editor, value]);

  return editor;
}
