import { Textarea } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './source-view.module.css';
import type { SurfaceProps } from './surface.ts';

/** The HTML itself, character for character. */
export function SourceView({ id, value, onChange, ...props }: SurfaceProps & { note?: ReactNode }) {
  return (
    <>
      {props.note}
      <Textarea
        id={id}
        className={styles.source}
        aria-labelledby={props.labelledBy}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid}
        value={value}
        dir="ltr"
        minRows={6}
        maxRows={30}
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </>
  );
}
