import { compose, type Mailbox } from './compose.ts';
import type { Deliver } from './outbox.ts';
import type { Send } from './smtp.ts';

/**
 * Delivers messages by mail.
 * @param findMailbox is asked before every attempt: settings may change while a message waits.
 */
export function mailDelivery(send: Send, findMailbox: () => Promise<Mailbox>): Deliver {
  return async (message, signal) => send(compose(message, await findMailbox()), signal);
}
