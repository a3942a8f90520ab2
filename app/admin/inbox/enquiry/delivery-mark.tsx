import type { DeliveryInWords } from './delivery.ts';

/** A coloured dot and the words that say the same. */
export function DeliveryMark({ words, state }: DeliveryInWords) {
  return (
    <span className="deliveryMark" data-state={state}>
      {words}
    </span>
  );
}
