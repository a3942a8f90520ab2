import type { ClaimedMessage } from '../db/mail/outbox.ts';
import type { MessageKind } from '../domain/inbox/message-kind.ts';
import { composeMail, type Mailbox } from './letters/compose.ts';
import type { Deliver } from './outbox.ts';
import type { SmtpServer } from './smtp.ts';

type TextBuilders = Partial<Record<MessageKind, (message: ClaimedMessage) => Promise<string>>>;

export function mailDelivery(
  { send, verify: greet }: SmtpServer,
  findMailbox: () => Promise<Mailbox>,
  textBuilders: TextBuilders = {},
): Deliver {
  return async (message, signal) => {
    const mailbox = await findMailbox();
    if (message.kind === 'heartbeat' && !mailbox.heartbeatTo) return greet();
    if (message.kind === 'mention' && !message.mention) return 'Nobody is to be told any more.';
    const text = (await textBuilders[message.kind]?.(message)) ?? message.text;
    return send(composeMail({ ...message, text }, mailbox), signal);
  };
}
