import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface WebhookCallReceived {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A program of the agency's own on this machine, which ends with the test. */
export async function startWebhookServer() {
  const received: WebhookCallReceived[] = [];
  const answer = { status: 200, text: 'thank you', location: '' };
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(answer.status, answer.location ? { location: answer.location } : {});
    response.end(answer.text);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
  });
  // A server that listens on a port has an address object.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, received, answer };
}

/** What a receiver that knows the secret expects in Webhook-Signature, made without our code. */
export function expectedSignature(secret: string, { headers, body }: WebhookCallReceived): string {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
