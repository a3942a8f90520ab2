import type { ReactNode } from 'react';
import { fieldTexts } from '../../content/texts/fields.ts';
import styles from './counted.module.css';

interface CountedProps {
  /** UTF-16 code units typed, and how many the server takes. */
  used: number;
  limit: number;
  /** How many are wise, such as what search engines show; then the count always stands there. */
  advised?: number;
  /** The field; its label starts the line that the count ends. */
  children: ReactNode;
}

/** A field with its count: in sight while one types in it, near the limit, and with an advised length. */
export function Counted({ used, limit, advised, children }: CountedProps) {
  const end = used > limit ? limit : (advised ?? limit);
  return (
    <div
      className={styles.counted}
      data-shown={advised !== undefined || used >= limit * 0.8 || undefined}
    >
      <span className={styles.number} data-over={used > end || undefined}>
        {fieldTexts.count(used, end)}
      </span>
      {children}
    </div>
  );
}

/** What to say of a text that is too long; nothing is cut off, so that a paste loses nothing. */
export function tooLong(value: string, limit: number): string | undefined {
  return value.length > limit ? fieldTexts.tooLong(value.length, limit) : undefined;
}
