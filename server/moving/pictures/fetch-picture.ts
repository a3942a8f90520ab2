import { lookup } from 'node:dns';
import { type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps } from 'node:https';
import {
  guardedLookup,
  type MayCall,
  mayCallPublic,
  PrivateAddress,
  type Resolve,
  refusePrivateNumber,
} from '../../../mail/private-addresses.ts';
import { uploadLimits } from '../../../media/accept.ts';
import { PictureMissing } from './picture-missing.ts';

/** Milliseconds for the whole picture, its redirects included. */
const timeout = 10_000;

const maxRedirects = 5;

export interface PictureNetwork {
  mayCall: MayCall;
  resolve: Resolve;
  timeout: number;
}

const internet: PictureNetwork = { mayCall: mayCallPublic, resolve: lookup, timeout };

const headers = { Accept: 'image/*,video/*', 'User-Agent': 'agency-site import' };

/** @throws {PictureMissing} */
function webAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new PictureMissing('Its address does not start with https:// or http://.');
  }
  if (url.username !== '' || url.password !== '') {
    throw new PictureMissing('Its address holds a name and a password.');
  }
  return url;
}

/** The name is resolved for each request, and the very address that was checked is called. */
function ask(url: URL, signal: AbortSignal, { mayCall, resolve }: PictureNetwork) {
  refusePrivateNumber(url, mayCall);
  return new Promise<IncomingMessage>((answer, reject) => {
    const request = url.protocol === 'https:' ? overHttps : overHttp;
    const lookedUp = guardedLookup(url, resolve, mayCall);
    const sent = request(url, { headers, agent: false, signal, lookup: lookedUp }, answer);
    sent.on('error', reject);
    sent.end();
  });
}

function isRedirect({ statusCode = 0 }: IncomingMessage): boolean {
  return [301, 302, 303, 307, 308].includes(statusCode);
}

async function follow(
  first: URL,
  signal: AbortSignal,
  network: PictureNetwork,
): Promise<IncomingMessage> {
  let url = first;
  for (let count = 0; count <= maxRedirects; count += 1) {
    const answer = await ask(url, signal, network);
    if (!isRedirect(answer)) return answer;
    answer.destroy();
    url = webAddress(answer.headers.location ?? '', url);
  }
  throw new PictureMissing('It leads from one address to the next without an end.');
}

function refuseAnswer({ statusCode = 0, headers: told }: IncomingMessage): void {
  if (statusCode !== 200) throw new PictureMissing(`The old site answers ${statusCode} for it.`);
  if (/^text\/html/i.test(told['content-type'] ?? '')) {
    throw new PictureMissing('The old site answers with a page in its place.');
  }
  if (Number(told['content-length'] ?? 0) > uploadLimits.video) {
    throw new PictureMissing('It is larger than a file may be here.');
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof PictureMissing) return error.message;
  if (error instanceof PrivateAddress) return 'Its address leads into an inner network.';
  const isLate = error instanceof Error && /^(?:Abort|Timeout)Error$/.test(error.name);
  return isLate ? 'The old site took too long.' : 'The old site could not be reached.';
}

/**
 * T44: only http and https, public addresses, asked again at each redirect. The receiver checks type and
 * size by the bytes. @throws {PictureMissing}
 */
export async function fetchPicture(address: string, network = internet): Promise<IncomingMessage> {
  const signal = AbortSignal.timeout(network.timeout);
  let answer: IncomingMessage | undefined;
  try {
    answer = await follow(webAddress(address), signal, network);
    refuseAnswer(answer);
    return answer;
  } catch (error) {
    answer?.destroy();
    throw new PictureMissing(reasonOf(signal.aborted ? signal.reason : error));
  }
}
