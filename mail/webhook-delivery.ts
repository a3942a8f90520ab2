import type { ClaimedMessage } from '../db/mail/outbox.ts';
import { alertTexts } from '../domain/alert.ts';
import type { Webhook } from '../domain/inbox/mail-settings.ts';
import { callWebhook, type WebhookAnswer } from './call-webhook.ts';
import { Unsendable } from './failure.ts';
import { alertsOf } from './letters/alert-letter.ts';
import type { Deliver } from './outbox.ts';

function alertEvent({ text, first_attempt_at }: ClaimedMessage): string {
  const alerts = alertsOf(text).map((alert) => ({ ...alert, ...alertTexts[alert.cause] }));
  return JSON.stringify({ type: 'site.alert', timestamp: first_attempt_at, data: { alerts } });
}

/** Holds what was typed and nothing of the visit. @throws {Unsendable} */
function enquiryEvent({ enquiry }: ClaimedMessage): string {
  if (!enquiry) throw new Unsendable('The enquiry is gone.');
  const { enquiry_id, created_at, form, formType } = enquiry;
  const { name, email, phoneNum, businessName, role, message } = enquiry;
  const typed = { name, email, phoneNum, businessName, role, message };
  const data = { enquiry_id, created_at, form, formType, ...typed };
  return JSON.stringify({ type: 'enquiry.created', timestamp: created_at, data });
}

export function answerText({ status, text }: WebhookAnswer): string {
  return `${status} ${text.replace(/\s+/g, ' ')}`.trim();
}

class WebhookRefused extends Error {
  readonly response: string;

  constructor(answer: WebhookAnswer) {
    super('The webhook refused.');
    this.response = answerText(answer);
  }
}

/** A 410 is final; every other failure is tried again. */
export function webhookDelivery(
  findWebhook: () => Promise<Webhook | null>,
  now: () => number,
): Deliver {
  return async (message, signal) => {
    const webhook = await findWebhook();
    if (!webhook) throw new Unsendable('No webhook is set any more.');
    const event = message.kind === 'alert-webhook' ? alertEvent : enquiryEvent;
    const call = { id: message.mail_id, body: event(message), now: now() };
    const answer = await callWebhook(webhook, call, signal);
    if (answer.status === 410) throw new Unsendable('The webhook said that it is gone (410).');
    if (answer.status < 200 || answer.status > 299) throw new WebhookRefused(answer);
    return answerText(answer);
  };
}
