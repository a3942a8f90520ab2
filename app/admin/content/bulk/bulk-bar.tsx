import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { BulkAction } from '../../../../domain/api/content/bulk.ts';
import type { Category } from '../../../../domain/content/category.ts';
import { categoryOptions } from '../../item-calls.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import styles from './bulk-bar.module.css';
import { SelectBox } from './select-box.tsx';
import { bulkTexts as texts } from './texts.ts';
import type { Bulk } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  bulk: Bulk;
  selection: Selection;
  shown: string[];
  /** Null for a kind without them. */
  categories: Category[] | null;
}

const simple = ['publish', 'take back', 'trash'] as const satisfies BulkAction[];

/** Above a list: the box that chooses its whole page, and what is done to all that is chosen. */
export function BulkBar({ bulk, selection, shown, categories }: BulkBarProps) {
  const { running } = bulk;
  const count = selection.ids.length;
  const isAll = count === shown.length;
  return (
    <section className={styles.bar} aria-label={texts.bar} data-active={count > 0 || undefined}>
      <SelectBox
        label={texts.all}
        isLabelShown
        checked={isAll}
        isMixed={count > 0 && !isAll}
        disabled={running !== null}
        onToggle={() => selection.choose(isAll ? [] : shown)}
      />
      <p role="status">{count > 0 && !running && texts.selected(count)}</p>
      {running && <Progress {...running} />}
      {count > 0 && !running && (
        <Choices bulk={bulk} selection={selection} categories={categories} />
      )}
    </section>
  );
}

function Progress({ count, total }: { count: number; total: number }) {
  const words = texts.progress(count, total);
  return (
    <div className={styles.progress} role="status">
      <progress value={count} max={total} aria-label={words} />
      <span aria-hidden="true">{words}</span>
    </div>
  );
}

function Choices({ bulk, selection, categories }: Omit<BulkBarProps, 'shown'>) {
  return (
    <Actions data-gap="small">
      {simple.map((action) => (
        <Button
          key={action}
          variant={action === 'trash' ? 'subtle' : 'default'}
          color={action === 'trash' ? 'var(--bad-700)' : undefined}
          onClick={() => bulk.run({ action }, selection.ids)}
        >
          {texts.actions[action]}
        </Button>
      ))}
      {categories && (
        <CategoryChoice
          categories={categories}
          onChoose={(category) => bulk.run({ action: 'set category', category }, selection.ids)}
        />
      )}
      <Button variant="subtle" color="water.9" onClick={() => selection.choose([])}>
        {texts.clear}
      </Button>
    </Actions>
  );
}

const none = 'none';

interface CategoryChoiceProps {
  categories: Category[];
  onChoose: (category: number | null) => void;
}

function CategoryChoice({ categories, onChoose }: CategoryChoiceProps) {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <NativeSelect
        aria-label={texts.category}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: texts.chooseCategory },
          { value: none, label: texts.noCategory },
          ...categoryOptions(categories),
        ]}
      />
      <Button
        variant="default"
        disabled={chosen === ''}
        onClick={() => onChoose(chosen === none ? null : Number(chosen))}
      >
        {texts.actions['set category']}
      </Button>
    </>
  );
}
