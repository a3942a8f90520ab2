import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { richTextTexts as texts } from '../texts.ts';
import { strokes } from './glyphs.tsx';

/** A button of the toolbar that turns something on and off. */
interface Tool {
  label: string;
  /** A letter, or the lines of a drawing on a field of 24 by 24. */
  glyph: ReactNode;
  isOn: (editor: Editor) => boolean;
  toggle: (chain: ChainedCommands) => ChainedCommands;
}

/** A tool for a mark or a node that has a name of its own. */
function named(name: string, label: string, glyph: ReactNode, toggle: Tool['toggle']): Tool {
  return { label, glyph, isOn: (editor) => editor.isActive(name), toggle };
}

function heading(level: 3 | 4, label: string, glyph: ReactNode): Tool {
  return {
    label,
    glyph,
    isOn: (editor) => editor.isActive('heading', { level }),
    toggle: (chain) => chain.toggleHeading({ level }),
  };
}

export const tools: Tool[][] = [
  [
    named('bold', texts.bold, <b>B</b>, (chain) => chain.toggleBold()),
    named('italic', texts.italic, <i>I</i>, (chain) => chain.toggleItalic()),
    named('underline', texts.underline, <u>U</u>, (chain) => chain.toggleUnderline()),
    named('strike', texts.strike, <s>S</s>, (chain) => chain.toggleStrike()),
    named('code', texts.code, <code>&lt;&gt;</code>, (chain) => chain.toggleCode()),
  ],
  [
    heading(3, texts.subheading, <b>H</b>),
    heading(4, texts.smallSubheading, <small>H</small>),
    named('blockquote', texts.quote, <b>”</b>, (chain) => chain.toggleBlockquote()),
    named(
      'codeBlock',
      texts.codeBlock,
      strokes('m8 8-4 4 4 4M16 8l4 4-4 4M13.500 5l-3 14'),
      (chain) => chain.toggleCodeBlock(),
    ),
    named(
      'bulletList',
      texts.bullets,
      strokes('M9 6h11M9 12h11M9 18h11M4 6h1.500M4 12h1.500M4 18h1.500'),
      (chain) => chain.toggleBulletList(),
    ),
    named(
      'orderedList',
      texts.numbers,
      strokes('M10 6h10M10 12h10M10 18h10M4 4.500 5.500 4v4M4 8h3M4 14h3l-3 4h3'),
      (chain) => chain.toggleOrderedList(),
    ),
  ],
];
