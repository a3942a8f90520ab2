import { Button } from '@mantine/core';
import { focusHeading } from '../focus-heading.ts';
import styles from './undo-strip.module.css';
import { undoTexts as texts } from './undo-texts.ts';
import type { Undo } from './use-undo.ts';

/** Above a list: what was just deleted, with the way back. Screen readers hear it. */
export function UndoStrip({ undo, message = texts.inTrash }: { undo: Undo; message?: string }) {
  const { deleted, restoring, restore } = undo;
  return (
    <div className={styles.strip}>
      <p role="status">{deleted && message}</p>
      {deleted && (
        <Button
          variant="default"
          title={texts.bringsBack(deleted.title)}
          loading={restoring}
          onClick={async () => {
            await restore(deleted);
            focusHeading();
          }}
        >
          {texts.undo}
        </Button>
      )}
    </div>
  );
}
