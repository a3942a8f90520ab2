import type { Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { emptyTable } from '../table/table-changes.ts';
import { richTextTexts as texts } from '../texts.ts';
import type { Asking } from '../tools/asking.ts';
import { strokes } from '../tools/glyphs.tsx';

export interface InsertedBlock {
  name: string;
  hint: string;
  glyph: ReactNode;
  words: string;
  /** Puts it in, or names the row that asks for more. */
  run: (editor: Editor) => Asking | undefined;
}

type Chain = ReturnType<Editor['chain']>;

function block(
  key: keyof typeof texts.blocks,
  path: string,
  run: InsertedBlock['run'],
): InsertedBlock {
  const [name, hint, words] = texts.blocks[key];
  return { name, hint, words, glyph: strokes(path), run };
}

function does(change: (chain: Chain) => Chain): InsertedBlock['run'] {
  return (editor) => {
    change(editor.chain().focus()).run();
    return undefined;
  };
}

/** The cursor waits in the first cell. */
function insertTable(editor: Editor): undefined {
  const { from } = editor.state.selection;
  editor
    .chain()
    .focus()
    .insertContent([emptyTable(3, 2), { type: 'paragraph' }])
    .run();
  let first: number | null = null;
  editor.state.doc.nodesBetween(
    Math.max(0, from - 1),
    editor.state.doc.content.size,
    (node, at) => {
      if (node.type.name === 'tableHeader') first ??= at;
      return first === null;
    },
  );
  if (first !== null) editor.commands.setTextSelection(first + 2);
}

const asks = (asking: Asking) => () => asking;

export const blocks: InsertedBlock[] = [
  block(
    'text',
    'M5 6h14M5 10h14M5 14h9',
    does((chain) => chain.setParagraph()),
  ),
  block(
    'heading',
    'M6 5v14M18 5v14M6 12h12',
    does((chain) => chain.setHeading({ level: 3 })),
  ),
  block(
    'small',
    'M8 8v11M16 8v11M8 13h8',
    does((chain) => chain.setHeading({ level: 4 })),
  ),
  block(
    'bullets',
    'M9 6h11M9 12h11M9 18h11M4 6h1.500M4 12h1.500M4 18h1.500',
    does((chain) => chain.toggleBulletList()),
  ),
  block(
    'numbers',
    'M10 6h10M10 12h10M10 18h10M4 4.500 5.500 4v4M4 8h3M4 14h3l-3 4h3',
    does((chain) => chain.toggleOrderedList()),
  ),
  block('table', 'M4 5h16v14H4zM4 10h16M4 14.500h16M12 5v14', insertTable),
  block(
    'quote',
    'M4 4h16M7 9h10M9 13h6M4 20h16',
    does((chain) => chain.setBlockquote()),
  ),
  block('picture', 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9h.01', asks('picture')),
  block('gallery', 'M3 6h8v8H3zM13 6h8v8h-8zM3 18h8M13 18h8', asks('gallery')),
  block('film', 'M3 5h18v14H3zM10 9v6l5-3z', asks('film')),
  block(
    'divider',
    'M3 12h18M8 6h8M8 18h8',
    does((chain) => chain.setHorizontalRule()),
  ),
  block('action', 'M3 8h18v8H3zM8 12h7M13 10l2 2-2 2', asks('action')),
  block(
    'code',
    'm8 8-4 4 4 4M16 8l4 4-4 4M13.500 5l-3 14',
    does((chain) => chain.setCodeBlock()),
  ),
  block(
    'link',
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.600-5.600l-1.400 1.400M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.600 5.600l1.400-1.400',
    asks('link'),
  ),
];

/** Those whose name, hint or other names hold what was typed. */
export function blocksFor(typed: string): InsertedBlock[] {
  const words = typed.trim().toLowerCase();
  return blocks.filter(({ name, hint, words: others }) =>
    `${name} ${hint} ${others}`.toLowerCase().includes(words),
  );
}
