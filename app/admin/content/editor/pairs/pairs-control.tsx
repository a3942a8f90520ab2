import { Button } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import { filledContent } from '../../../../../domain/content/kinds/blog.ts';
import { AdminIcon } from '../../../ui/icons.tsx';
import type { ControlProps } from '../form.ts';
import { DashedRow } from '../lists/dashed-row.tsx';
import { PairBlock } from './pair-block.tsx';
import { isEmpty } from './pairs.ts';
import styles from './pairs-control.module.css';
import { RemovedRows } from './removed-rows.tsx';
import { pairTexts as texts } from './texts.ts';
import { usePairList } from './use-pair-list.ts';

/** The ten headings and paragraphs of a blog, all of them at hand (design.md section 8). */
export function PairsControl(props: ControlProps) {
  const { group, form } = props;
  const { frame, errors } = form;
  const list = useRef<HTMLOListElement>(null);
  const { pairs, isBlock, noted, moved, ...changes } = usePairList(props, list);
  const [folded, setFolded] = useState<number[]>([]);
  const filled = pairs.filter((pair) => !isEmpty(pair));
  const places = pairs.flatMap((pair, index) => (isBlock(pair) ? [] : [index + 1]));
  const lastBlock = pairs.findLastIndex(isBlock);
  const isOpen = (at: number) => {
    const pair = pairs[at];
    return pair !== undefined && isBlock(pair) && !folded.includes(pair.number);
  };
  const undoing = { hasFree: filled.length < pairs.length, onUndo: changes.undo };

  const fold = useCallback((number: number) => {
    setFolded((before) =>
      before.includes(number) ? before.filter((one) => one !== number) : [...before, number],
    );
  }, []);

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
      <ol ref={list} className={styles.pairs}>
        {pairs.map((pair, index) => (
          <li key={pair.number} className={styles.pairs}>
            {index === 0 && (
              <RemovedRows removed={noted.filter(({ after }) => after === null)} {...undoing} />
            )}
            <PairBlock
              pair={pair}
              index={index}
              previous={pairs[index - 1]?.number ?? null}
              isLast={index === pairs.length - 1}
              isBlock={isBlock(pair)}
              isFolded={folded.includes(pair.number)}
              errors={errors}
              onFold={fold}
              onChange={changes.changePart}
              onMove={changes.move}
              onRemove={changes.remove}
            />
            <RemovedRows
              removed={noted.filter(({ after }) => after === pair.number)}
              {...undoing}
            />
            {places.length > 0 && isOpen(index) && isOpen(index + 1) && (
              <div className={styles.between}>
                <AddButton onAdd={() => changes.addAfter(index)}>{texts.addHere}</AddButton>
              </div>
            )}
            {places.length > 0 && index === lastBlock && (
              <DashedRow>
                <p>{texts.empty(places, places[0] === lastBlock + 2)}</p>
                <AddButton isNext onAdd={() => changes.addAfter(index)}>
                  {texts.add(Math.min(lastBlock + 2, pairs.length))}
                </AddButton>
              </DashedRow>
            )}
          </li>
        ))}
      </ol>
    </frame.Group>
  );
}

interface AddButtonProps {
  isNext?: boolean;
  onAdd: () => void;
  children: string;
}

function AddButton({ isNext, onAdd, children }: AddButtonProps) {
  return (
    <Button
      variant="default"
      size="compact-md"
      mih={44}
      leftSection={<AdminIcon name="add" />}
      data-add={isNext}
      onClick={onAdd}
    >
      {children}
    </Button>
  );
}
