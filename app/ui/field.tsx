import type { ReactNode } from 'react';
import { ErrorText } from './error-text.tsx';
import styles from './field.module.css';

/** What the control of a field must be given: `<input {...control} type="email" />`. */
export interface FieldControl {
  id: string;
  name: string;
  className: string | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  name: string;
  /** Defaults to the name; needed where two forms of a page have a field of the same name. */
  id?: string;
  hint?: string;
  error?: string;
  counter?: { length: number; limit: number };
  /** Says so at the end of the label row. */
  optional?: boolean;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, name, id = name, hint, error, children, ...end }: FieldProps) {
  const { counter, optional } = end;
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const optionalId = `${id}-optional`;
  const described = [optional && optionalId, hint && hintId, error && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {counter && <Counter {...counter} />}
        {optional && (
          <span className={styles.optional} id={optionalId}>
            optional
          </span>
        )}
      </div>
      {children({
        id,
        name,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}

function Counter({ length, limit }: { length: number; limit: number }) {
  return (
    <span className={styles.counter}>
      <span aria-hidden="true">{`${length} / ${limit}`}</span>
      <span className="visuallyHidden">{`${length} of at most ${limit} characters`}</span>
    </span>
  );
}
