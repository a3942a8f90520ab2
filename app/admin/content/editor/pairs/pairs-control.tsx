import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder';
import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { type BlogContentItem, filledContent } from '../../../../../domain/content/kinds/blog.ts';
import type { ControlProps } from '../form.ts';
import { PairBlock } from './pair-block.tsx';
import { type Pair, pairField } from './pairs.ts';
import styles from './pairs-control.module.css';
import { pairTexts as texts } from './texts.ts';

/** What pairsCodec makes. */
function pairsIn(typed: unknown): Pair[] {
  return typed as Pair[];
}

/** The ten headings and paragraphs of a blog, all of them at hand (design.md section 8). */
export function PairsControl({ name, group, form, onChange }: ControlProps) {
  const { frame, errors } = form;
  const pairs = pairsIn(form.draft[name]);
  const [folded, setFolded] = useState<number[]>([]);
  const [moved, setMoved] = useState('');
  const filled = pairs.filter(({ heading, paragraph }) => heading || paragraph);

  const fold = useCallback((number: number) => {
    setFolded((before) =>
      before.includes(number) ? before.filter((one) => one !== number) : [...before, number],
    );
  }, []);

  const changePart = useCallback(
    (number: number, part: keyof BlogContentItem, typed: string) =>
      onChange(
        (before) =>
          pairsIn(before).map((pair) =>
            pair.number === number ? { ...pair, [part]: typed } : pair,
          ),
        pairField(number, part),
      ),
    [onChange],
  );

  const move = useCallback(
    (startIndex: number, finishIndex: number) => {
      if (startIndex === finishIndex) return;
      onChange((before) => reorder({ list: pairsIn(before), startIndex, finishIndex }));
      setMoved(texts.movedTo(finishIndex + 1));
    },
    [onChange],
  );

  return (
    <frame.Group
      group={group}
      note={texts.used(filledContent(pairs).length, pairs.length)}
      tools={
        filled.length > 1 && (
          <Button
            variant="subtle"
            color="water.9"
            size="compact-md"
            onClick={() => setFolded(folded.length > 0 ? [] : filled.map(({ number }) => number))}
          >
            {folded.length > 0 ? texts.unfoldAll : texts.foldAll}
          </Button>
        )
      }
    >
      <p className="visuallyHidden" role="status">
        {moved}
      </p>
      <ol className={styles.pairs}>
        {pairs.map((pair, index) => (
          <PairBlock
            key={pair.number}
            pair={pair}
            index={index}
            isLast={index === pairs.length - 1}
            isFolded={folded.includes(pair.number)}
            errors={errors}
            onFold={fold}
            onChange={changePart}
            onMove={move}
          />
        ))}
      </ol>
    </frame.Group>
  );
}
