import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { richTextTexts as texts } from '../texts.ts';
import type { Asking } from '../tools/asking.ts';
import { blocksFor, type InsertedBlock } from './blocks.tsx';
import { type Slash, slashIn, type TextKeys } from './slash.ts';
import styles from './slash-menu.module.css';

interface SlashMenuProps {
  editor: Editor;
  keys: RefObject<TextKeys>;
  onAsk: (asking: Asking) => void;
}

const columns = 2;

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
};

/** What a stroke at the start of a line offers. The text has the focus and the keys. */
export function SlashMenu({ editor, keys, onAsk }: SlashMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const slash = useEditorState({ editor, selector: ({ editor: now }) => slashIn(now) });
  const [dismissed, setDismissed] = useState<number | null>(null);
  const [chosen, setChosen] = useState(0);
  const isOpen = slash !== null && slash.from !== dismissed;
  const offered = isOpen ? blocksFor(slash.words) : [];
  const active = Math.min(chosen, offered.length - 1);
  const option = active >= 0 && isOpen ? `${id}-${active}` : null;

  // What was dismissed may be asked for again once the stroke is gone.
  if (slash === null && dismissed !== null) setDismissed(null);
  if (!isOpen && chosen !== 0) setChosen(0);

  function run(block: InsertedBlock, { from, to }: Slash) {
    editor.chain().focus().deleteRange({ from, to }).run();
    const asking = block.run(editor);
    if (asking) onAsk(asking);
  }

  keys.current.menu = ({ key, isComposing }) => {
    if (!isOpen || isComposing) return false;
    const step = steps[key];
    const block = offered[active];
    if (key === 'Escape') setDismissed(slash.from);
    else if (step !== undefined && offered.length > 0) {
      setChosen(Math.max(0, Math.min(active + step, offered.length - 1)));
    } else if ((key === 'Enter' || key === 'Tab') && block) run(block, slash);
    else return false;
    return true;
  };

  useEffect(() => {
    // Without a menu nothing was typed yet, and the view may not stand in the page.
    if (option === null) return;
    const text = editor.view.dom;
    text.setAttribute('aria-controls', id);
    text.setAttribute('aria-activedescendant', option);
    document.getElementById(option)?.scrollIntoView({ block: 'nearest' });
    return () => {
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    };
  }, [editor, id, option]);

  useEffect(() => {
    const element = menu.current;
    if (!isOpen || !element) return;
    const line = editor.view.coordsAtPos(slash.from);
    const frame = element.offsetParent?.getBoundingClientRect();
    if (!frame) return;
    element.style.insetBlockStart = `${line.bottom - frame.top + 6}px`;
    element.scrollIntoView({ block: 'nearest' });
  }, [editor, isOpen, slash?.from]);

  return (
    <>
      <p className="visuallyHidden" role="status">
        {isOpen && texts.offered(offered.length)}
      </p>
      {isOpen && (
        <div ref={menu} className={styles.menu}>
          <div id={id} className={styles.blocks} role="listbox" aria-label={texts.addBlock}>
            {offered.map((block, index) => (
              <button
                key={block.name}
                id={`${id}-${index}`}
                type="button"
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => run(block, slash)}
              >
                <span className={styles.glyph}>{block.glyph}</span>
                <span>
                  {block.name}
                  <small>{block.hint}</small>
                </span>
                {index === active && (
                  <span className={styles.enter} aria-hidden="true">
                    {texts.enter}
                  </span>
                )}
              </button>
            ))}
          </div>
          <p>{offered.length > 0 ? texts.slashHint : texts.noBlock}</p>
        </div>
      )}
    </>
  );
}
