import type { ChainedCommands, Editor } from '@tiptap/core';
import type { ReactNode } from 'react';
import { richTextTexts as texts } from './texts.ts';

/** A button of the toolbar that turns something on and off. */
interface Tool {
  label: string;
  /** A letter, or the lines of a drawing on a field of 24 by 24. */
  glyph: ReactNode;
  isOn: (editor: Editor) => boolean;
  toggle: (chain: ChainedCommands) => ChainedCommands;
}

function lines(path: string): ReactNode {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

export const glyphs = {
  link: lines(
    'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.600-5.600l-1.400 1.400M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.600 5.600l1.400-1.400',
  ),
  picture: lines('M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9h.01'),
  undo: lines('M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3'),
  redo: lines('m16 5 4 4-4 4M20 9H10a5 5 0 0 0 0 10h3'),
};

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

/** In groups, as the toolbar shows them. */
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
      lines('m8 8-4 4 4 4M16 8l4 4-4 4M13.500 5l-3 14'),
      (chain) => chain.toggleCodeBlock(),
    ),
    named(
      'bulletList',
      texts.bullets,
      lines('M9 6h11M9 12h11M9 18h11M4 6h1.500M4 12h1.500M4 18h1.500'),
      (chain) => chain.toggleBulletList(),
    ),
    named(
      'orderedList',
      texts.numbers,
      lines('M10 6h10M10 12h10M10 18h10M4 4.500 5.500 4v4M4 8h3M4 14h3l-3 4h3'),
      (chain) => chain.toggleOrderedList(),
    ),
  ],
];
