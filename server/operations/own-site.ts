import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const decompress = promisify(brotliDecompress);

/** Random per process, so that no visitor can send it. */
const mark = randomBytes(16).toString('hex');
const markName = 'x-own-request';

export function isOwnRequest({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers[markName] === mark;
}

export interface OwnAnswer {
  status: number;
  location?: string;
  body: Buffer;
  /** Bytes sent; for a HEAD those that a GET would send. */
  bytes: number;
  ms: number;
}

type Method = 'GET' | 'HEAD';

interface Question {
  path: string;
  method: Method;
}

interface Raw {
  status: number;
  headers: Record<string, unknown>;
  sent: Buffer;
}

const answerTimeout = 5_000;

/** Through the real socket and so through the page cache. */
async function askSocket(
  { host, port }: { host: string; port: number },
  question: Question & { headers: object },
): Promise<Raw> {
  const { path, method, headers } = question;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const signal = AbortSignal.timeout(answerTimeout);
    request({ host, port, path, method, headers: { ...headers }, signal }, resolve)
      .on('error', reject)
      .end();
  });
  const sent = await buffer(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, sent };
}

function listeningAt(app: FastifyInstance): { host: string; port: number } | null {
  const address = app.server.listening ? app.server.address() : null;
  if (address === null || typeof address === 'string') return null;
  const anywhere = new Map([
    ['0.0.0.0', '127.0.0.1'],
    ['::', '::1'],
  ]);
  return { host: anywhere.get(address.address) ?? address.address, port: address.port };
}

async function ask(app: FastifyInstance, { path, method }: Question): Promise<Raw> {
  const host = new URL(app.services.config.origin).host;
  const headers = { host, 'accept-encoding': 'br', [markName]: mark };
  const socket = listeningAt(app);
  if (socket) return askSocket(socket, { path, method, headers });
  const answer = await app.inject({ url: path, method, headers });
  return { status: answer.statusCode, headers: answer.headers, sent: answer.rawPayload };
}

/** Follows no redirect. @throws when there is no answer. */
export async function askOwnSite(
  app: FastifyInstance,
  path: string,
  method: Method = 'GET',
): Promise<OwnAnswer> {
  const begun = performance.now();
  const { status, headers, sent } = await ask(app, { path, method });
  const ms = performance.now() - begun;
  const isCompressed = headers['content-encoding'] === 'br' && sent.length > 0;
  const { location } = headers;
  return {
    status,
    ms,
    bytes: sent.length || Number(headers['content-length'] ?? 0),
    body: isCompressed ? await decompress(sent) : sent,
    ...(typeof location === 'string' && { location }),
  };
}
