import type { DeliveryInWords } from './delivery.ts';
import styles from './delivery-mark.module.css';

/** A coloured dot and the words that say the same. */
export function DeliveryMark({ words, state }: DeliveryInWords) {
  return (
    <span className={styles.mark} data-state={state}>
      {words}
    </span>
  );
}
