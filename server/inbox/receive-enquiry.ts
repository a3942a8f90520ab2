import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageAt } from '../../db/content/addresses/language-addresses.ts';
import { acceptEnquiry } from '../../db/inbox/accept-enquiry.ts';
import type { ExtendedEnquiryInput, MainEnquiryInput } from '../../domain/inbox/enquiry.ts';
import { honeypotReason, spamReasonsOf } from '../../domain/inbox/spam.ts';
import { readVisit, type Visit } from '../../domain/inbox/visit.ts';
import { networkOf } from '../http/network/network-address.ts';
import { Refusal, tooMany } from '../http/refusal.ts';
import { pageOfEnquiry } from './page-of-enquiry.ts';

function hash(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** @throws {Refusal} 400 */
function idempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key === 'string' && /^[\x21-\x7e]{1,200}$/.test(key)) return key;
  throw new Refusal(400, 'The Idempotency-Key must be 1 to 200 visible characters.');
}

function visitOf({ headers }: FastifyRequest): Visit {
  const header = headers['x-visit'];
  return readVisit(typeof header === 'string' ? header : '');
}

function logPreviewAddress({ services }: FastifyInstance, { log }: FastifyRequest): void {
  const { development, mail, origin } = services.config;
  if (!development || mail.smtpUrl) return;
  log.info(`No mail server is set; the message waits at ${origin}/development/mail`);
}

/**
 * Resolves once enquiry and message are stored; spam is stored and answered alike (R-X-01 to
 * R-X-03).
 * @throws {Refusal} 429 above the limit of the address, 422 for a key that belongs to another text
 */
export async function receiveEnquiry(
  app: FastifyInstance,
  request: FastifyRequest,
  { website, ...enquiry }: MainEnquiryInput | ExtendedEnquiryInput,
): Promise<void> {
  const { services, outbox } = app;
  const trap = website !== undefined && website !== '' ? [honeypotReason] : [];
  const key = idempotencyKey(request);
  const { db, now, config } = services;
  const visit = visitOf(request);
  const language = await languageAt(db, pageOfEnquiry(request, visit, config.origin));
  const acceptance = await acceptEnquiry(db, {
    enquiry,
    sender: hash('enquiry', networkOf(request.ip)),
    // What only the trap made spam stands in the way of no message without it (R-X-02, threat T28).
    contentHash: hash(enquiry, ...trap),
    idempotencyKey: trap.length > 0 ? undefined : key,
    visit: JSON.stringify(visit),
    language: language?.tag ?? '',
    spamReasons: [...trap, ...spamReasonsOf(enquiry)],
    now: now(),
    limits: config.enquiries,
  });
  if (acceptance === 'too many') {
    throw tooMany('Too many messages at once. Please try again in a minute.', 60);
  }
  if (acceptance === 'key reused') {
    throw new Refusal(422, 'This Idempotency-Key stands for another message.');
  }
  if (acceptance !== 'stored') return;
  logPreviewAddress(app, request);
  outbox.wake();
}
