import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { pictureFile } from '../sample-files.ts';
import { type Site, sendEnquiry } from './site.ts';

/** Requests begun in a second, and milliseconds between two looks at who is ready. */
const perSecond = 200;
const lookEvery = 200;

/** Milliseconds that a request waits for somebody who is ready, as with lb_try_duration in deploy/Caddyfile. */
const longestTry = 5_000;

export interface SplitLoad {
  /** What went wrong, one line each. */
  failures: string[];
  /** Milliseconds of each request that was answered. */
  times: number[];
  /** The texts of the enquiries that were thanked for. */
  enquiries: string[];
  uploads: number;
  /** Resolves when the balancer sends it visitors. */
  untilSeen: (site: Site) => Promise<void>;
  stop: () => Promise<void>;
}

/** Whether a balancer would send it visitors. */
function isReady({ origin }: Site): Promise<boolean> {
  return fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(500) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The instances that said at the last look that they are ready: what a balancer knows, and no more. */
function balancer(sites: Site[]) {
  let ready = sites;
  let turn = 0;
  let isOver = false;
  async function look(): Promise<void> {
    while (!isOver) {
      const answers = await Promise.all(sites.map(isReady));
      ready = sites.filter((_, at) => answers[at]);
      await sleep(lookEvery);
    }
  }
  const looking = look();
  return {
    async next(): Promise<string> {
      turn += 1;
      const begun = performance.now();
      while (ready.length === 0 && performance.now() - begun < longestTry) await sleep(50);
      return ready[turn % Math.max(ready.length, 1)]?.origin ?? 'nobody is ready';
    },
    async untilSeen(site: Site): Promise<void> {
      while (!isOver && !ready.includes(site)) await sleep(50);
    },
    async stop() {
      isOver = true;
      await looking;
    },
  };
}

async function* slowly(bytes: Buffer): AsyncGenerator<Buffer, void> {
  const piece = Math.ceil(bytes.length / 10);
  for (let at = 0; at < bytes.length; at += piece) {
    yield bytes.subarray(at, at + piece);
    await sleep(150);
  }
}

/** A picture on its way for a second and a half. */
async function upload(origin: string, session: Record<string, string>): Promise<Response> {
  const head = '--b\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\n';
  const file = await pictureFile('png', 300, 200);
  const form = Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]);
  const sent = request(`${origin}/api/upload`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b', ...session },
  });
  Readable.from(slowly(form)).pipe(sent);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  return new Response(answer && (await text(answer)), { status: answer?.statusCode });
}

const isEnquiry = (number: number) => number % 8 === 0;
const textOf = (number: number) => `No. ${number}`;

/** What visitors and editors do; every eighth request is an enquiry, most connections stay open. */
function ask(origin: string, number: number): Promise<Response> {
  if (isEnquiry(number)) return sendEnquiry(origin, textOf(number));
  const path = ['/', '/insights', '/blog', '/company?fresh='][number % 4] ?? '/';
  const url = `${origin}${path}${path.endsWith('=') ? number : ''}`;
  return fetch(url, number % 5 === 0 ? { headers: { connection: 'close' } } : {});
}

/** Begins 200 requests a second and keeps an upload running, whatever comes back. */
export function startSplitLoad(sites: Site[], session: Record<string, string>): SplitLoad {
  const to = balancer(sites);
  const load: SplitLoad = {
    failures: [],
    times: [],
    enquiries: [],
    uploads: 0,
    untilSeen: to.untilSeen,
    stop,
  };
  const running = new Set<Promise<void>>();
  let isOver = false;
  let number = 0;

  /** Whether the answer was a good one. */
  async function send(what: string, begin: () => Promise<Response>): Promise<boolean> {
    const begun = performance.now();
    try {
      const answer = await begin();
      await answer.arrayBuffer();
      load.times.push(performance.now() - begun);
      if (!answer.ok) load.failures.push(`${what}: ${answer.status}`);
      return answer.ok;
    } catch (error) {
      const reason = error instanceof Error ? String(error.cause ?? error) : String(error);
      load.failures.push(`${what}: ${reason}`);
      return false;
    }
  }

  async function uploadOn(): Promise<void> {
    while (!isOver) {
      await send('upload', async () => upload(await to.next(), session));
      load.uploads += 1;
    }
  }

  const uploading = uploadOn();
  const timer = setInterval(() => {
    number += 1;
    const sent = number;
    const sending = send(`request ${sent}`, async () => ask(await to.next(), sent)).then(
      (isWell) => {
        if (isWell && isEnquiry(sent)) load.enquiries.push(textOf(sent));
      },
    );
    running.add(sending);
    sending.finally(() => running.delete(sending));
  }, 1_000 / perSecond);

  async function stop(): Promise<void> {
    clearInterval(timer);
    isOver = true;
    await Promise.all([uploading, ...running]);
    await to.stop();
  }
  return load;
}
