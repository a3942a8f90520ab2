import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { portalTexts as texts } from '../../texts/portal.ts';
import type { ToDo, ToDoGroup } from './to-do.ts';
import styles from './to-do-list.module.css';
import { ToDoRow } from './to-do-row.tsx';

interface ToDoListProps {
  group: ToDoGroup;
  /** The id of the row whose button is filled. */
  first: string | undefined;
}

/** A group of things to do; what is folded into one row unfolds in its place. */
export function ToDoList({ group: { title, rows, folded, count }, first }: ToDoListProps) {
  const [isOpen, setOpen] = useState(false);
  const revealed = useRef<HTMLAnchorElement>(null);

  // The button that opened them is gone.
  useEffect(() => {
    if (isOpen) revealed.current?.focus();
  }, [isOpen]);

  const others = folded && isOpen ? folded.rows : [];
  const missing = count - rows.length - others.length;
  return (
    <section>
      <h3 className={styles.title}>{title}</h3>
      <ul>
        {rows.map((row) => (
          <ToDoRow key={row.id} of={row} isFirst={row.id === first} />
        ))}
        {others.map((row, index) => (
          <ToDoRow key={row.id} of={row} action={index === 0 ? revealed : null} />
        ))}
        {folded && !isOpen && <Folded row={folded.row} onOpen={() => setOpen(true)} />}
      </ul>
      {isOpen && missing > 0 && <p className={styles.missing}>{texts.rest(missing)}</p>}
    </section>
  );
}

function Folded({ row, onOpen }: { row: ToDo; onOpen: () => void }) {
  return (
    <ToDoRow of={row}>
      <Button variant="default" aria-expanded={false} onClick={onOpen}>
        {texts.show}
        <span className="visuallyHidden"> {row.name}</span>
      </Button>
    </ToDoRow>
  );
}
