import { type ButtonHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './parts.module.css';

interface PartProps {
  title?: string;
  note?: string | false;
  children: ReactNode;
}

export function Part({ title, note, children }: PartProps) {
  return (
    <div className={styles.part}>
      {title && (
        <h2>
          {title} {note && <small>{note}</small>}
        </h2>
      )}
      {children}
    </div>
  );
}

export function BoxForm({ onSend, children }: { onSend: () => void; children: ReactNode }) {
  return (
    <form
      className={styles.box}
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      {children}
    </form>
  );
}

interface LabelledProps {
  label: string;
  children: (id: string) => ReactNode;
}

/** A control below its label. It stands in what is drawn in a browser alone, so its id may be made there. */
export function Labelled({ label, children }: LabelledProps) {
  const id = useId();
  return (
    <p className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </p>
  );
}

export function Soft({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={styles.soft} id={id}>
      {children}
    </p>
  );
}

export function TextButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="button" className={styles.link} {...props} />;
}
