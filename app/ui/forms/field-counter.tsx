import styles from './field-counter.module.css';
import type { FieldTexts } from './form-texts.ts';

export interface FieldCount {
  length: number;
  limit: number;
  isCut: boolean;
  locale: string;
  texts: FieldTexts;
}

interface FieldCounterProps extends FieldCount {
  /** Counts from the first character; otherwise only near the limit. */
  always: boolean;
}

function isNear(length: number, limit: number): boolean {
  return length >= limit - Math.min(20, Math.max(2, Math.floor(limit / 40)));
}

/** Near the limit in words, for screen readers. */
export function FieldCounter({ length, limit, always, locale, texts }: FieldCounterProps) {
  const used = length.toLocaleString(locale);
  return (
    <span
      className={styles.counter}
      data-full={length >= limit || undefined}
      data-near={isNear(length, limit) || undefined}
      dir="auto"
      aria-live="polite"
      aria-atomic="true"
    >
      {isNear(length, limit) && texts.used.replace('{used}', () => used)}
      {!isNear(length, limit) && always && (
        <span aria-hidden="true">{`${used} / ${limit.toLocaleString(locale)}`}</span>
      )}
    </span>
  );
}

/** Rendered empty, since screen readers announce changes of a known region only. */
export function CutNote({ id, length, isCut, texts }: FieldCount & { id: string }) {
  return (
    <p className={styles.cut} id={id} aria-live="polite">
      {isCut && length > 0 && texts.cut}
    </p>
  );
}
