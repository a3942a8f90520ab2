import type { DeliveryInWords } from './delivery.ts';
import styles from './delivery-mark.module.css';

export function DeliveryMark({ words, state }: DeliveryInWords) {
  return (
    <span className={styles.mark} data-state={state}>
      {words}
    </span>
  );
}
