import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from 'react';
import { beginSlash } from '../blocks/slash.ts';
import { richTextTexts as texts } from '../texts.ts';
import type { Asking } from './asking.ts';
import { glyphs } from './glyphs.tsx';
import styles from './toolbar.module.css';
import { tools } from './tools.tsx';

interface ToolbarProps {
  editor: Editor;
  controls: string;
  asking: Asking | null;
  onAsk: (asking: Asking | null) => void;
}

/** What of the editor the buttons show; anything else that happens in it draws nothing anew. */
function stateOf({ editor }: { editor: Editor }) {
  return {
    on: tools.map((group) => group.map(({ isOn }) => isOn(editor))),
    link: editor.isActive('link'),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  };
}

/** One tab stop; arrows, Home and End walk over the buttons, as a toolbar's do. */
export function TextToolbar({ editor, controls, asking, onAsk }: ToolbarProps) {
  const state = useEditorState({ editor, selector: stateOf });
  const roving = useRovingFocus();
  const chain = () => editor.chain().focus();
  const toggleRow = (row: Asking) => onAsk(asking === row ? null : row);
  return (
    <div
      className={styles.tools}
      role="toolbar"
      aria-label={texts.toolbar}
      aria-controls={controls}
      {...roving}
    >
      <span>
        <ToolButton label={texts.addBlock} onClick={() => beginSlash(editor)}>
          {glyphs.add}
        </ToolButton>
      </span>
      {tools.map((group, row) => (
        <span key={group[0]?.label}>
          {group.map(({ label, glyph, toggle }, place) => (
            <ToolButton
              key={label}
              label={label}
              pressed={state.on[row]?.[place] ?? false}
              onClick={() => toggle(chain()).run()}
            >
              {glyph}
            </ToolButton>
          ))}
        </span>
      ))}
      <span>
        <ToolButton
          label={texts.link}
          pressed={state.link}
          expanded={asking === 'link'}
          onClick={() => toggleRow('link')}
        >
          {glyphs.link}
        </ToolButton>
        <ToolButton
          label={texts.picture}
          expanded={asking === 'picture'}
          onClick={() => toggleRow('picture')}
        >
          {glyphs.picture}
        </ToolButton>
      </span>
      <span>
        <ToolButton label={texts.undo} disabled={!state.undo} onClick={() => chain().undo().run()}>
          {glyphs.undo}
        </ToolButton>
        <ToolButton label={texts.redo} disabled={!state.redo} onClick={() => chain().redo().run()}>
          {glyphs.redo}
        </ToolButton>
      </span>
      <small>{texts.slashForMore}</small>
    </div>
  );
}

interface ToolButtonProps {
  label: string;
  children: ReactNode;
  pressed?: boolean;
  expanded?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

function ToolButton({ label, children, pressed, expanded, disabled, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      title={label}
      tabIndex={-1}
      aria-pressed={pressed}
      aria-expanded={expanded}
      // Not `disabled`: a button that goes out under the finger would lose the focus.
      aria-disabled={disabled || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={disabled ? undefined : onClick}
    >
      <span aria-hidden="true">{children}</span>
      <span className="visuallyHidden">{label}</span>
    </button>
  );
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Until it holds the focus, the toolbar takes the Tab itself and hands it to the button used last. */
function useRovingFocus() {
  const [last, setLast] = useState(0);
  const [isInside, setInside] = useState(false);
  return {
    tabIndex: isInside ? -1 : 0,
    onFocus({ target, currentTarget }: FocusEvent<HTMLElement>) {
      setInside(true);
      if (target === currentTarget) currentTarget.querySelectorAll('button')[last]?.focus();
    },
    onBlur({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) {
      setInside(currentTarget.contains(relatedTarget));
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const buttons = [...event.currentTarget.querySelectorAll('button')];
      const at = buttons.findIndex((button) => button.matches(':focus'));
      const next = steps[event.key]?.(at, buttons.length);
      if (next === undefined) return;
      event.preventDefault();
      setLast(next);
      buttons[next]?.focus();
    },
  };
}
