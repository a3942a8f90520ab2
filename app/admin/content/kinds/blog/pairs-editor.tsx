import { Button } from '@mantine/core';
import { useCallback, useState } from 'react';
import { type BlogContentItem, filledContent } from '../../../../../domain/content/kinds/blog.ts';
import { FieldGroup } from '../../../ui/fields/field-group.tsx';
import { blogTexts } from '../../texts/blogs.ts';
import type { Pair } from './draft.ts';
import { PairBlock } from './pair-block.tsx';

interface PairsEditorProps {
  pairs: Pair[];
  errors: Record<string, string>;
  /** This and `onMove` must stay the same functions: typing redraws one pair only. */
  onChange: (number: number, part: Partial<BlogContentItem>) => void;
  onMove: (from: number, to: number) => void;
}

/** The ten headings and paragraphs of a blog, all of them at hand (design.md section 8). */
export function PairsEditor({ pairs, errors, onChange, onMove }: PairsEditorProps) {
  const [folded, setFolded] = useState<number[]>([]);
  const [moved, setMoved] = useState('');
  const filled = pairs.filter(({ heading, paragraph }) => heading || paragraph);

  const fold = useCallback((number: number) => {
    setFolded((before) =>
      before.includes(number) ? before.filter((one) => one !== number) : [...before, number],
    );
  }, []);

  const move = useCallback(
    (from: number, to: number) => {
      if (from === to) return;
      onMove(from, to);
      setMoved(blogTexts.movedTo(to + 1));
    },
    [onMove],
  );

  return (
    <FieldGroup
      title={blogTexts.content}
      note={blogTexts.pairsUsed(filledContent(pairs).length, pairs.length)}
      tools={
        filled.length > 1 && (
          <Button
            variant="subtle"
            color="water.9"
            size="compact-md"
            onClick={() => setFolded(folded.length > 0 ? [] : filled.map(({ number }) => number))}
          >
            {folded.length > 0 ? blogTexts.unfoldAll : blogTexts.foldAll}
          </Button>
        )
      }
    >
      <p className="visuallyHidden" role="status">
        {moved}
      </p>
      <ol className="pairs">
        {pairs.map((pair, index) => (
          <PairBlock
            key={pair.number}
            pair={pair}
            index={index}
            isLast={index === pairs.length - 1}
            isFolded={folded.includes(pair.number)}
            errors={errors}
            onFold={fold}
            onChange={onChange}
            onMove={move}
          />
        ))}
      </ol>
    </FieldGroup>
  );
}
