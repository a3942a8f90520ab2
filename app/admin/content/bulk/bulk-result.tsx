import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { Actions } from '../../ui/layout/layout.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { RefusedTwin } from '../likeness/refused-twin.tsx';
import styles from './bulk-result.module.css';
import { bulkTexts as texts } from './texts.ts';
import type { Bulk, BulkOutcome } from './use-bulk.ts';

function summaryOf({ action, results }: BulkOutcome): string {
  const count = (outcome: string) => results.filter((one) => one.outcome === outcome).length;
  const [done, unchanged, refused] = [count('done'), count('unchanged'), count('refused')];
  const first = action === 'undo' ? texts.undone(done) : texts.done(action, done);
  return [
    first,
    ...(unchanged > 0 ? [texts.unchanged(unchanged)] : []),
    ...(refused > 0 ? [texts.refused(refused)] : []),
  ].join(', ');
}

/** What became of each item, with the way back for all of them. It has the focus, as the bar has gone. */
export function BulkSummary({ bulk, kind }: { bulk: Bulk; kind: ItemKind }) {
  const { outcome, running, undo, close } = bulk;
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome) place.current?.focus();
  }, [outcome]);
  if (!outcome) return null;

  const { results, failure, unknown, bulk: id } = outcome;
  const refused = results.filter((one) => one.outcome === 'refused');
  const mayBeDone = unknown > 0 || results.some((one) => one.outcome === 'done');
  return (
    <section ref={place} className={styles.result} aria-label={texts.result} tabIndex={-1}>
      <p role="status">{summaryOf(outcome)}.</p>
      {failure && <Failure>{`${failure} ${unknown > 0 ? texts.unknown(unknown) : ''}`}</Failure>}
      {refused.length > 0 && (
        <ul className={styles.refused}>
          {refused.map(({ id: key, title, message, twin }) => (
            <li key={key}>
              <b>{title}</b> {message}
              {twin && (
                <RefusedTwin
                  item={{ kind, id: key, title }}
                  twin={twin}
                  publish={() => bulk.publishAgain(key)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <Actions data-gap="small">
        {id !== null && mayBeDone && (
          <Button variant="default" loading={running !== null} onClick={() => undo(id)}>
            {texts.undo}
          </Button>
        )}
        <Button variant="subtle" color="water.9" onClick={close}>
          {texts.close}
        </Button>
      </Actions>
    </section>
  );
}
