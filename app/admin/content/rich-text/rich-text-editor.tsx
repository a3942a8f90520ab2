import type { Editor } from '@tiptap/core';
import { EditorContent } from '@tiptap/react';
import { useRef, useState } from 'react';
import { LineRow } from './blocks/line-row.tsx';
import type { TextKeys } from './blocks/slash.ts';
import { SlashMenu } from './blocks/slash-menu.tsx';
import { LinkRow } from './links/link-row.tsx';
import { GalleryRow } from './pictures/gallery-row.tsx';
import { PictureTools } from './pictures/picture-panel.tsx';
import { PictureRow } from './pictures/picture-row.tsx';
import { selectedPicture } from './pictures/picture-state.ts';
import styles from './rich-text-editor.module.css';
import type { SurfaceProps } from './surface.ts';
import { TableTools } from './table/table-tools.tsx';
import type { Asking } from './tools/asking.ts';
import { TextToolbar } from './tools/toolbar.tsx';
import { useRichText } from './use-rich-text.ts';

/** The text with its toolbar, and what is asked or can be done around it. */
export function RichTextEditor(props: SurfaceProps) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const panel = useRef<HTMLFieldSetElement>(null);
  const keys = useRef<TextKeys>({
    menu: () => false,
    enterPicture: () => false,
    askLink: () => setAsking('link'),
  });
  const editor = useRichText(props, keys);
  if (!editor) return null;

  keys.current.enterPicture = () => {
    if (!selectedPicture(editor)) return false;
    panel.current?.querySelector<HTMLElement>('textarea, input')?.focus();
    return true;
  };

  function close() {
    setAsking(null);
    editor.commands.focus();
  }

  return (
    <div className={styles.around}>
      <TextToolbar editor={editor} controls={props.id} asking={asking} onAsk={setAsking} />
      {asking && <Row asking={asking} editor={editor} onClose={close} />}
      <TableTools editor={editor} />
      <EditorContent editor={editor} />
      <PictureTools editor={editor} panel={panel} />
      <SlashMenu editor={editor} keys={keys} onAsk={setAsking} />
    </div>
  );
}

interface RowProps {
  asking: Asking;
  editor: Editor;
  onClose: () => void;
}

function Row({ asking, ...props }: RowProps) {
  if (asking === 'link') return <LinkRow {...props} />;
  if (asking === 'picture') return <PictureRow {...props} />;
  if (asking === 'gallery') return <GalleryRow {...props} />;
  return <LineRow key={asking} node={asking} {...props} />;
}
