import type { QueuedMessage } from '../../db/mail/queued-messages.ts';
import { failureReason } from '../../domain/failure-reason.ts';
import { xmlText } from '../../domain/xml.ts';
import { composeMail, type Mailbox } from './compose.ts';

function rowOf([name, value]: [string, unknown]): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return `<dt>${name}</dt><dd>${xmlText(text)}</dd>`;
}

function letterOf(message: QueuedMessage, mailbox: Mailbox): string {
  try {
    const { from, to, replyTo = '', subject, text } = composeMail(message, mailbox);
    const head = Object.entries({ From: from, To: to, 'Reply-To': replyTo, Subject: subject });
    return `<dl>${head.map(rowOf).join('')}</dl><pre>${xmlText(String(text))}</pre>`;
  } catch (error) {
    return `<p>${xmlText(failureReason(error))}</p>`;
  }
}

export function previewPage(messages: QueuedMessage[], mailbox: Mailbox): string {
  const articles = messages
    .map((message) => `<article><h2>${message.kind}</h2>${letterOf(message, mailbox)}</article>`)
    .join('<hr>');
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width"><title>Mail that waits</title></head><body><main>',
    `<h1>Mail that waits</h1>${articles || '<p>Nothing waits. Send an enquiry.</p>'}`,
    '</main></body></html>',
  ].join('');
}
