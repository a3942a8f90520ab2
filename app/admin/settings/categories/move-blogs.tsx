import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { Category } from '../../../../domain/content/category.ts';
import { categoryOptions } from '../../item-calls.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { categoryTexts as texts } from '../texts.ts';
import styles from './move-blogs.module.css';

interface MoveBlogsProps {
  name: string;
  others: Category[];
  error: string | undefined;
  onMove: (moveTo: string) => void;
  onKeep: () => void;
}

/** Deleting a category that is in use asks where its blogs go. */
export function MoveBlogs({ name, others, error, onMove, onKeep }: MoveBlogsProps) {
  const [goal, setGoal] = useState('');
  const goals = [
    { value: '', label: texts.choose },
    ...categoryOptions(others),
    { value: 'none', label: texts.none },
  ];
  return (
    <div className={styles.move}>
      <NativeSelect
        label={texts.moveTo(name)}
        data={goals}
        value={goal}
        error={error}
        onChange={(event) => setGoal(event.currentTarget.value)}
      />
      <Actions>
        <Button disabled={goal === ''} onClick={() => onMove(goal)}>
          {texts.moveAndDelete}
        </Button>
        <Button variant="default" onClick={onKeep}>
          {texts.keep}
        </Button>
      </Actions>
    </div>
  );
}
