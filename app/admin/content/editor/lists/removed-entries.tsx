import { Button } from '@mantine/core';
import type { ListEntry } from '../codec.ts';
import { DashedRow } from './dashed-row.tsx';
import { entryTexts as texts } from './texts.ts';
import type { Removed } from './use-list.ts';

interface RemovedEntriesProps<One extends ListEntry> {
  removed: Removed<One>[];
  /** Whether the list has no room for one. */
  isFull: boolean;
  describe: (entry: One) => string;
  onUndo: (removed: Removed<One>) => void;
}

export function RemovedEntries<One extends ListEntry>(props: RemovedEntriesProps<One>) {
  const { removed, isFull, describe, onUndo } = props;
  return removed.map((one) => (
    <DashedRow key={one.entry.id}>
      <p>{describe(one.entry)}</p>
      <Button variant="subtle" data-undo disabled={isFull} onClick={() => onUndo(one)}>
        {texts.undo}
      </Button>
    </DashedRow>
  ));
}
