import { useEffect, useRef } from 'react';
import type { SavedAnswer } from '../../../../../domain/api/inbox/saved-answers.ts';
import { savedAnswerTexts as texts } from '../../texts/saved-answers.ts';
import styles from './saved-list.module.css';

export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

interface SavedListProps {
  id: string;
  offered: SavedAnswer[];
  active: number;
  onChoose: (answer: SavedAnswer) => void;
}

/** What a slash offers. The focus stays in the field, which says which option is active. */
export function SavedList({ id, offered, active, onChoose }: SavedListProps) {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <div className={styles.place}>
      <div ref={list} id={id} className={styles.list} role="listbox" aria-label={texts.title}>
        {offered.map((answer, index) => (
          <div
            key={answer.saved_answer_id}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Before the field loses the focus to it.
            onPointerDown={(event) => {
              event.preventDefault();
              onChoose(answer);
            }}
          >
            <strong>{answer.title}</strong>
            <small>{answer.text}</small>
          </div>
        ))}
      </div>
    </div>
  );
}
