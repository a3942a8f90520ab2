import type { ReactNode } from 'react';
import { ErrorText } from './error-text.tsx';
import styles from './field.module.css';
import { CutNote, type FieldCount, FieldCounter } from './field-counter.tsx';

interface FieldControl {
  id: string;
  name: string;
  className: string | undefined;
  /** One without words: styles tell by it whether the field is empty. */
  placeholder: ' ' | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  label: string;
  name: string;
  /** Defaults to the name; needed for two fields of one name on a page. */
  id?: string;
  hint?: string;
  error?: string;
  count?: FieldCount;
  counted?: boolean;
  /** Says that it may be left empty. */
  optional?: string;
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, name, id = name, hint, error, children, ...end }: FieldProps) {
  const { count, counted = false, optional } = end;
  const { missing, wrong } = count?.texts ?? {};
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const optionalId = `${id}-optional`;
  const limitId = `${id}-limit`;
  const described = [optional && optionalId, count && limitId, hint && hintId, error && errorId]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        {optional && (
          <span className={styles.optional} id={optionalId}>
            {optional}
          </span>
        )}
        {count && <FieldCounter {...count} always={counted} />}
      </div>
      {children({
        id,
        name,
        className: styles.control,
        placeholder: count && ' ',
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {count && (
        <p className={styles.limit} id={limitId}>
          {count.texts.upTo}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
      {!error && missing && (
        <div className={styles.missing}>
          <ErrorText>{missing}</ErrorText>
        </div>
      )}
      {!error && wrong && (
        <div className={styles.wrong}>
          <ErrorText>{wrong}</ErrorText>
        </div>
      )}
      {count && <CutNote id={`${id}-cut`} {...count} />}
    </div>
  );
}
