import { openMediaStore } from '../../media/stores/open-store.ts';
import type { MediaStore } from '../../media/stores/store.ts';
import { readConfig } from '../../server/config.ts';
import { startS3 } from '../s3-server.ts';
import { picture } from '../sample-files.ts';
import { type Fault, must, mustFail } from './fault.ts';
import { type Manner, startLine } from './faulty-connection.ts';
import { timeUntil } from './measure.ts';
import { administrator, type Site, startSite, temporaryFolder } from './site.ts';

type Headers = Record<string, string>;

/** Milliseconds until a person is told. */
const longest = 10_000;

/** In which nothing can be stored, and the one in which everything takes its time. */
const bad: Manner[] = ['refuses', 'silent', 'fails', 'cut'];
const manners: Manner[] = [...bad, 'late'];

interface Answer {
  status: number;
  retryAfter: string | null;
  took: number;
  text: string;
}

async function timed(work: Promise<Response>): Promise<Answer> {
  const begun = performance.now();
  const answer = await work;
  const text = await answer.text().catch(() => 'cut off');
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, retryAfter, took: performance.now() - begun, text };
}

/** A picture that no upload before was like. */
async function upload({ origin }: Site, headers: Headers): Promise<Response> {
  const body = new FormData();
  const grainy = await picture(900, 600, true).jpeg().toBuffer();
  body.append('file', new Blob([new Uint8Array(grainy)]));
  return fetch(`${origin}/api/upload`, { method: 'POST', headers, body });
}

function mustBeRefused(manner: Manner, { status, retryAfter, took, text }: Answer): void {
  const isRight = manner === 'late' ? status === 200 : status === 503 && retryAfter !== null;
  must(isRight, `${manner}: ${status} ${text.slice(0, 200)}`);
  must(took <= longest, `${manner}: told after ${took.toFixed(0)} ms`);
}

/** The names of all uploads that the back office knows, and every one of them is a whole object. */
async function mustBeWhole({ origin }: Site, headers: Headers, bucket: MediaStore) {
  const answer = await fetch(`${origin}/api/uploads`, { headers });
  const { uploads } = (await answer.json()) as { uploads: { address: string }[] };
  for (const { address } of uploads) {
    const file = await bucket.find(address.replace('/media/', ''));
    must((file?.bytes ?? 0) > 0, `a row without its object: ${address}`);
  }
  return uploads.map(({ address }) => address);
}

/** A real S3 server behind a line that refuses, says nothing, fails, is cut, is late or stalls. */
export const bucketAway: Fault = {
  id: 'F09',
  what: 'bucket refuses, hangs, fails, is cut or late',
  stated: 10,
  async run(count, scene) {
    const s3 = await startS3();
    scene.atEnd(() => s3.stop());
    const bucket = await openMediaStore(
      readConfig({ ...s3.env, DATA_DIR: temporaryFolder(scene) }),
    );
    const line = await startLine(scene, Number(new URL(s3.env.S3_ENDPOINT ?? '').port));
    const endpoint = { S3_ENDPOINT: `http://127.0.0.1:${line.port}` };
    const site = await startSite(scene, { ...s3.env, ...endpoint });
    const headers = await administrator(site);
    const kept = await timed(upload(site, headers));
    must(kept.status === 200, `a well bucket: ${kept.status} ${kept.text}`);
    const told: number[] = [];
    const pages: number[] = [];
    const back: number[] = [];
    let fresh = 0;
    for (let turn = 0; turn < count; turn++) {
      for (const manner of manners) {
        await line.turn(manner);
        const [sent, read, ...shown] = await Promise.all([
          timed(upload(site, headers)),
          timed(fetch(`${site.origin}${kept.text}`)),
          timed(fetch(`${site.origin}/company`)),
          // The home page asks the bucket for the ground of each drawing it has not seen.
          timed(fetch(`${site.origin}/insights?find=${manner}-${fresh++}`)),
          timed(fetch(`${site.origin}/`)),
        ]);
        mustBeRefused(manner, sent);
        // What the line lets through before it is cut may be the whole answer.
        if (manner !== 'cut') mustBeRefused(manner, read);
        must(
          shown.every(({ status }) => status === 200),
          `${manner}: pages ${shown.map(({ status }) => status)}`,
        );
        told.push(sent.took, read.took);
        pages.push(...shown.map(({ took }) => took));
        await line.turn('well');
        const wellAgain = async () => (await upload(site, headers)).ok;
        back.push(await timeUntil(wellAgain, longest));
      }
      await line.turn('stalls');
      const film = timed(fetch(`${site.origin}${kept.text}`));
      must((await film).took <= longest, `a stalled picture took ${(await film).took} ms`);
      await line.turn('well');
    }
    must(Math.max(...back) < longest, 'it did not come back');
    const rows = await mustBeWhole(site, headers, bucket);
    const [victim = ''] = rows;
    await bucket.remove([victim.replace('/media/', '')]);
    const control = await mustFail(
      () => mustBeWhole(site, headers, bucket),
      'a row whose object was taken away',
    );
    const most = (values: number[]) => `${Math.max(...values).toFixed(0)} ms`;
    return {
      result: `${count} × ${manners.length + 1} faults of the line: 503 with Retry-After after ${most(told)} at worst, ${rows.length} rows with their objects; pages 200 in ≤ ${most(pages)}; uploads again in ≤ ${most(back)}`,
      control: `${control}; the same upload over a well line: 200 in ${kept.took.toFixed(0)} ms`,
    };
  },
};
