import styles from './pin.module.css';
import { remarkTexts as texts } from './texts.ts';

/** The number that a remark has on the page of the client who wrote it. */
export function Pin({ number, isDone = false }: { number: number; isDone?: boolean }) {
  return (
    <span className={styles.pin} data-done={isDone || undefined}>
      <span className="visuallyHidden">{texts.pin(number)}</span>
      <span aria-hidden="true">{number}</span>
    </span>
  );
}
