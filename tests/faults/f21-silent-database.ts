import { type Fault, must } from './fault.ts';
import { timeUntil } from './measure.ts';
import { startPostgres } from './postgres.ts';
import { administrator, type Site, sendEnquiry, startSite } from './site.ts';

/**
 * Milliseconds until an answer: two for a connection, six until a query that nobody answers is given up,
 * and a busy machine. A person is told by the page itself after fifteen (R-X-17).
 */
const longest = 10_000;

async function timed(work: Promise<Response>) {
  const begun = performance.now();
  const { status, headers } = await work;
  return { status, retryAfter: headers.get('retry-after'), took: performance.now() - begun };
}

/** What needs the database in each of the ways there are. */
function askAll({ origin }: Site, headers: Record<string, string>, n: number) {
  return Promise.all(
    [
      fetch(`${origin}/blog`),
      fetch(`${origin}/api/enquiries`, { headers }),
      sendEnquiry(origin, `m-${n}`),
      fetch(`${origin}/insights?find=word-${n}`),
    ].map(timed),
  );
}

/**
 * Postgres says nothing more on any connection, open or new. tests/mail has the same for the mail server
 * (F08, F21), f09-bucket-away.ts for the bucket.
 */
export const silentDatabase: Fault = {
  id: 'F21',
  what: 'silent database (SIGSTOP)',
  stated: 20,
  async run(count, scene) {
    const postgres = await startPostgres(scene);
    const site = await startSite(scene, { DATABASE_URL: postgres.url });
    const headers = await administrator(site);
    await fetch(`${site.origin}/company`);
    const well = await askAll(site, headers, 0);
    const waits: number[] = [];
    const pages: number[] = [];
    const back: number[] = [];
    for (let n = 1; n <= count; n++) {
      postgres.signalAll('SIGSTOP');
      scene.atEnd(() => postgres.signalAll('SIGCONT'));
      const [asked, page] = await Promise.all([
        askAll(site, headers, n),
        timed(fetch(`${site.origin}/company`)),
      ]);
      const said = asked.map(({ status, retryAfter }) => `${status} after ${retryAfter} s`);
      must(
        asked.every(({ status, retryAfter }) => status === 503 && retryAfter !== null),
        `silence ${n}: ${said}`,
      );
      must(page.status === 200, `a cached page answered ${page.status}`);
      waits.push(...asked.map(({ took }) => took));
      pages.push(page.took);
      postgres.signalAll('SIGCONT');
      const wellAgain = async () => (await sendEnquiry(site.origin, `back-${n}`)).ok;
      back.push(await timeUntil(wellAgain, 10_000));
    }
    const worst = Math.max(...waits);
    must(worst <= longest, `an answer took ${worst.toFixed(0)} ms`);
    must(Math.max(...back) < 10_000, 'it did not come back');
    const control = well.map(({ status, took }) => `${status} in ${took.toFixed(0)} ms`);
    return {
      result: `${count} silences; calls, writes and pages 503 with Retry-After after ${worst.toFixed(0)} ms at worst; cached page 200 in ≤ ${Math.max(...pages).toFixed(0)} ms; writes again in ≤ ${Math.max(...back).toFixed(0)} ms`,
      control: `the same with Postgres awake: ${control.join(', ')}`,
    };
  },
};
