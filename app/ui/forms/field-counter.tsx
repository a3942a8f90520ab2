import styles from './field-counter.module.css';

export interface FieldCount {
  length: number;
  limit: number;
  isCut: boolean;
}

interface FieldCounterProps extends FieldCount {
  /** Counts from the first character; otherwise only near the limit. */
  always: boolean;
}

function isNear(length: number, limit: number): boolean {
  return length >= limit - Math.min(20, Math.max(2, Math.floor(limit / 40)));
}

/** Near the limit in words, for screen readers. */
export function FieldCounter({ length, limit, always }: FieldCounterProps) {
  const [used, most] = [length.toLocaleString('en'), limit.toLocaleString('en')];
  return (
    <span
      className={styles.counter}
      data-full={length >= limit || undefined}
      data-near={isNear(length, limit) || undefined}
      dir="auto"
      aria-live="polite"
      aria-atomic="true"
    >
      {isNear(length, limit) && `${used} of ${most} characters`}
      {!isNear(length, limit) && always && <span aria-hidden="true">{`${used} / ${most}`}</span>}
    </span>
  );
}

/** Rendered empty, since screen readers announce changes of a known region only. */
export function CutNote({ id, length, limit, isCut }: FieldCount & { id: string }) {
  return (
    <p className={styles.cut} id={id} aria-live="polite">
      {isCut &&
        length > 0 &&
        `The end of the text did not fit into ${limit.toLocaleString('en')} characters.`}
    </p>
  );
}
