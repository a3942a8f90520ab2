import { Button, CloseButton } from '@mantine/core';
import { useId } from 'react';
import type { Receipt, ReceiptRow } from '../../../../domain/api/content/editing/receipts.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { Disclosure } from '../../ui/layout/layout.tsx';
import { receiptTexts as texts } from '../texts/receipt.ts';
import { type ReceiptState, useReceipt } from './receipt-context.tsx';
import styles from './receipt-strip.module.css';

function isRed({ reason }: ReceiptRow): boolean {
  return reason !== '';
}

function kindOf({ receipt, failure }: ReceiptState): 'looking' | 'green' | 'red' {
  if (failure) return 'red';
  if (!receipt) return 'looking';
  return receipt.rows.some(isRed) ? 'red' : 'green';
}

function summaryOf({ rows, ms }: Receipt): string {
  const red = rows.filter(isRed).length;
  if (red > 0) return texts.red(red, rows.length);
  const isGone = rows[0]?.proof === 'gone';
  return (isGone ? texts.gone : texts.green)(rows.length, ms);
}

/**
 * Under a screen's title, in its flow so that it covers nothing: what visitors find after the last
 * change. Nothing is shown of an item that they never saw. The live region stays in the document.
 */
export function ReceiptStrip({ label = texts.title }: { label?: string }) {
  const { state, look, close } = useReceipt();
  const heading = useId();
  const isSilent = state === null || state.receipt?.rows.length === 0;
  return (
    <section
      className={styles.receipt}
      aria-label={label}
      data-kind={isSilent ? undefined : kindOf(state)}
    >
      <div aria-live="polite" className={styles.head}>
        {!isSilent && <Summary state={state} id={heading} />}
      </div>
      {!isSilent && (
        <div className={styles.actions}>
          {kindOf(state) === 'red' && (
            <Button variant="default" size="compact-sm" onClick={() => look(state.item)}>
              {texts.again}
            </Button>
          )}
          <CloseButton size={36} aria-label={texts.close} onClick={close} />
        </div>
      )}
      {!isSilent && state.receipt && <Rows receipt={state.receipt} />}
    </section>
  );
}

function Summary({ state: { receipt, failure }, id }: { state: ReceiptState; id: string }) {
  if (failure) return <p>{texts.failed(failure)}</p>;
  if (receipt) {
    return (
      <p id={id}>
        <strong>
          <bdi>{receipt.title}</bdi>
        </strong>{' '}
        {summaryOf(receipt)}
      </p>
    );
  }
  return (
    <p>
      <Spinner /> {texts.looking}
    </p>
  );
}

/** Every address; open at once when one is not as it should be. */
function Rows({ receipt }: { receipt: Receipt }) {
  return (
    <Disclosure open={receipt.rows.some(isRed)}>
      <summary>{texts.addresses}</summary>
      <ul className={styles.rows}>
        {receipt.rows.map((row) => (
          <Row key={`${row.place} ${row.path}`} row={row} />
        ))}
      </ul>
    </Disclosure>
  );
}

function Row({ row }: { row: ReceiptRow }) {
  const { path, place, status, ms, proof, reason } = row;
  return (
    <li data-kind={isRed(row) ? 'red' : 'green'}>
      <strong>{texts.places[place]}</strong>{' '}
      <a href={path} target="_blank" rel="noreferrer">
        {path}
      </a>{' '}
      <span>{status === 0 ? texts.noStatus : texts.facts(status, ms)}</span>{' '}
      <span className={styles.proof}>{reason || texts.proofs[proof]}</span>
    </li>
  );
}
