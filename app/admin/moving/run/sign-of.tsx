import type { LedgerEntry } from '../../../../domain/api/moving/imports.ts';
import { lookNote } from '../../../../domain/moving/source-entry.ts';
import { hourInWords } from '../../site-facts.ts';
import { importTexts as texts } from '../import-texts.ts';
import styles from './sign-of.module.css';

type Sign = keyof typeof texts.signs;

const paths: Record<Sign, string> = {
  fine: 'M5 9.5l2.8 2.8L13 6.5',
  look: 'M9 1.8 17 16H1zM9 7v4M9 12.5v1.6',
  failed: 'M9 1.5a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM9 4.5v5.5M9 11.5v2',
};

const wantsLook = ({ became }: LedgerEntry['notes'][number]) => became !== lookNote;

/** Null for what was left out on purpose, and for what waits. */
function signOf({ what, state, kind, notes, asks }: LedgerEntry): Sign | null {
  const isFailed = state === 'dropped' && (what === 'unreadable' || kind !== null);
  if (isFailed) return 'failed';
  if (asks.length > 0 || (notes.some(wantsLook) && state !== 'dropped')) return 'look';
  return state === 'imported' || state === 'changed' || state === 'unchanged' ? 'fine' : null;
}

/** When it was done, and whether it wants a look. */
export function SignOf({ entry }: { entry: LedgerEntry }) {
  const sign = signOf(entry);
  const { done_at } = entry;
  return (
    <span className={styles.sign} data-sign={sign}>
      {done_at && <time dateTime={done_at}>{hourInWords(done_at)}</time>}
      {sign && (
        <svg
          viewBox="0 0 18 18"
          fill="none"
          strokeWidth="2"
          role="img"
          aria-label={texts.signs[sign]}
        >
          <path d={paths[sign]} stroke="currentColor" />
        </svg>
      )}
    </span>
  );
}
