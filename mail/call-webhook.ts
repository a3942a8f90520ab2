import { createHmac } from 'node:crypto';
import { request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import type { Webhook } from '../domain/inbox/mail-settings.ts';
import { guardedLookup, refusePrivateNumber } from './private-addresses.ts';

const timeout = 10_000;

const maxAnswerLength = 200;

interface WebhookCall {
  id: string;
  body: string;
  now: number;
}

export interface WebhookAnswer {
  status: number;
  text: string;
}

/** Standard Webhooks: base 64 after `whsec_`, else the characters themselves. */
function secretBytes(secret: string): Buffer {
  const [, encoded] = /^whsec_(.+)$/.exec(secret) ?? [];
  return encoded === undefined ? Buffer.from(secret) : Buffer.from(encoded, 'base64');
}

function signedHeaders(secret: string, { id, body, now }: WebhookCall) {
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

/** Follows no redirect: it could lead to an address that may not be called. */
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

/** @throws {PrivateAddress} @throws when there was no answer in time */
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
