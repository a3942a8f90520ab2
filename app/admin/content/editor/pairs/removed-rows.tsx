import { Button } from '@mantine/core';
import { DashedRow } from '../lists/dashed-row.tsx';
import { entryTexts } from '../lists/texts.ts';
import type { RemovedPair } from './pair-order.ts';
import { pairTexts as texts } from './texts.ts';

interface RemovedRowsProps {
  removed: RemovedPair[];
  /** Whether an empty pair is left to take one. */
  hasFree: boolean;
  onUndo: (removed: RemovedPair) => void;
}

export function RemovedRows({ removed, hasFree, onUndo }: RemovedRowsProps) {
  return removed.map((one) => (
    <DashedRow key={`${one.number} ${one.place} ${one.heading}`}>
      <p>
        {texts.removed(one.place, one.heading)}
        {!hasFree && <small> {texts.noneFree}</small>}
      </p>
      <Button
        variant="subtle"
        data-undo={one.number}
        disabled={!hasFree}
        onClick={() => onUndo(one)}
      >
        {entryTexts.undo}
        <span className="visuallyHidden">{texts.undoOf(one.place)}</span>
      </Button>
    </DashedRow>
  ));
}
