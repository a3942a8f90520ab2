import { compose, type Mailbox } from './compose.ts';
import type { Deliver } from './outbox.ts';
import type { SmtpServer } from './smtp.ts';

/**
 * Delivers messages by mail. A heartbeat that has no mailbox to go to ends at the mail server's door.
 * @param findMailbox is asked before every attempt: settings may change while a message waits.
 */
export function mailDelivery(
  { send, greet }: SmtpServer,
  findMailbox: () => Promise<Mailbox>,
): Deliver {
  return async (message, signal) => {
    const mailbox = await findMailbox();
    if (message.kind === 'heartbeat' && !mailbox.heartbeatTo) return greet();
    return send(compose(message, mailbox), signal);
  };
}
