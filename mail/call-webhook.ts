import { createHmac } from 'node:crypto';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Webhook } from '../domain/inbox/mail-settings.ts';
import { guardedLookup, refusePrivateNumber } from './private-addresses.ts';

/** Milliseconds for the whole call. */
const timeout = 10_000;

/** Characters of an answer that are read. */
const maxAnswerLength = 200;

/** What a webhook is sent. The id is the same for every attempt. */
export interface WebhookCall {
  id: string;
  /** JSON. */
  body: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface WebhookAnswer {
  status: number;
  /** The beginning of what it said. */
  text: string;
}

/** The bytes of a secret: base 64 behind whsec_, else its letters. */
function secretBytes(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');
}

/**
 * The headers of Standard Webhooks: HMAC-SHA256 over id, time and body, so that neither can be changed
 * and an old call cannot be sent again.
 */
export function signedHeaders(secret: string, { id, body, now }: WebhookCall) {
  const timestamp = String(Math.floor(now / 1_000));
  const signature = createHmac('sha256', secretBytes(secret)).update(`${id}.${timestamp}.${body}`);
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'agency-site',
    'Webhook-Id': id,
    'Webhook-Timestamp': timestamp,
    'Webhook-Signature': `v1,${signature.digest('base64')}`,
  };
}

/** Follows no redirect: it could lead where the address itself may not. */
function post(url: URL, headers: object, body: string, signal: AbortSignal) {
  return new Promise<WebhookAnswer>((resolve, reject) => {
    const request = url.protocol === 'https:' ? overHttps : overHttp;
    const lookup = guardedLookup(url);
    const sent = request(url, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      agent: false,
      signal,
      lookup,
    });
    sent.on('error', reject);
    sent.on('response', (response) => {
      let text = '';
      const end = () => {
        resolve({ status: response.statusCode ?? 0, text: text.slice(0, maxAnswerLength) });
        sent.destroy();
      };
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
        if (text.length >= maxAnswerLength) end();
      });
      response.on('end', end);
      response.on('error', reject);
    });
    sent.end(body);
  });
}

/**
 * Calls the webhook once. @returns whatever it answered
 * @throws {InnerAddress} for an address of the inner network @throws when nothing was answered in time
 */
export async function callWebhook(
  { url: address, secret }: Webhook,
  call: WebhookCall,
  stopping?: AbortSignal,
): Promise<WebhookAnswer> {
  const url = new URL(address);
  refusePrivateNumber(url);
  const signals = [AbortSignal.timeout(timeout), ...(stopping ? [stopping] : [])];
  return post(url, signedHeaders(secret, call), call.body, AbortSignal.any(signals));
}
