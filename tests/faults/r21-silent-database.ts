import { type Fault, must } from './fault.ts';
import { timeUntil } from './measure.ts';
import { startPostgres } from './postgres.ts';
import { sendEnquiry, startSite } from './site.ts';

/** Postgres accepts and says nothing; tests/mail has the same for the mail server (R08, R21). */
export const silentDatabase: Fault = {
  id: 'R21',
  what: 'silent database (SIGSTOP)',
  stated: 20,
  async run(count, scene) {
    const postgres = await startPostgres(scene);
    const site = await startSite(scene, { DATABASE_URL: postgres.url });
    const time = async (work: Promise<Response>) => {
      const begun = performance.now();
      const { status } = await work;
      return { status, took: performance.now() - begun };
    };
    await fetch(`${site.origin}/company`);
    const well = await time(fetch(`${site.origin}/blog`));
    const waits: number[] = [];
    const pages: number[] = [];
    const back: number[] = [];
    for (let n = 0; n < count; n++) {
      postgres.signalAll('SIGSTOP');
      scene.atEnd(() => postgres.signalAll('SIGCONT'));
      const [read, written, page] = await Promise.all([
        time(fetch(`${site.origin}/blog`)),
        time(sendEnquiry(site.origin, `m-${n}`)),
        time(fetch(`${site.origin}/company`)),
      ]);
      must(read.status === 503 && written.status === 503, `${read.status}, ${written.status}`);
      must(page.status === 200, `a cached page answered ${page.status}`);
      waits.push(read.took, written.took);
      pages.push(page.took);
      postgres.signalAll('SIGCONT');
      back.push(
        await timeUntil(async () => (await fetch(`${site.origin}/blog`)).status === 200, 10_000),
      );
    }
    const worst = Math.max(...waits);
    // Two seconds for a connection, five for a query; a transaction asks more than one.
    must(worst <= 15_000, `an answer took ${worst} ms`);
    must(Math.max(...back) < 10_000, 'it did not come back');
    return {
      result: `${count} silences; calls and writes 503 after ${worst.toFixed(0)} ms at worst; cached page 200 in ≤ ${Math.max(...pages).toFixed(0)} ms; back in ≤ ${Math.max(...back).toFixed(0)} ms`,
      control: `the same call with Postgres awake: ${well.status} in ${well.took.toFixed(0)} ms`,
    };
  },
};
