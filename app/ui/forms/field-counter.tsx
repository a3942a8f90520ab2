import styles from './field.module.css';

/** How full a field is. */
export interface FieldCount {
  length: number;
  limit: number;
  /** Whether the last text that came at once lost its end. */
  isCut: boolean;
}

interface FieldCounterProps extends FieldCount {
  /** Counts from the first character; otherwise only near the limit. */
  always: boolean;
}

/** From so many characters before the limit on, the counter speaks. */
function isNear(length: number, limit: number): boolean {
  return length >= limit - Math.min(20, Math.max(2, Math.floor(limit / 40)));
}

/** Counts at the end of the label row; near the limit in words, which screen readers hear. */
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

/** Says that a text was cut; empty, it waits for that, so that screen readers know the place. */
export function CutNote({ id, length, limit, isCut }: FieldCount & { id: string }) {
  return (
    <p className={styles.cut} id={id} aria-live="polite">
      {isCut &&
        length > 0 &&
        `The end of the text did not fit into ${limit.toLocaleString('en')} characters.`}
    </p>
  );
}
