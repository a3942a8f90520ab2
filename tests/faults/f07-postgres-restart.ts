import { setTimeout as sleep } from 'node:timers/promises';
import { type Fault, must } from './fault.ts';
import { startLoad, timeUntil } from './measure.ts';
import { startPostgres } from './postgres.ts';
import { sendEnquiry, startSite } from './site.ts';

const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;

/** Postgres stopped fast, at once and by kill -9 under 100 requests a second. */
export const postgresRestart: Fault = {
  id: 'F07',
  what: 'Postgres restart in traffic',
  stated: 60,
  async run(count, scene) {
    const postgres = await startPostgres(scene);
    const site = await startSite(scene, { DATABASE_URL: postgres.url });
    await fetch(`${site.origin}/company`);
    const pages = startLoad(`${site.origin}/company`, 80);
    const calls = startLoad(`${site.origin}/blog`, 10);
    const written = new Map<number, number>();
    const acknowledged: string[] = [];
    let isOver = false;
    let without = 0;
    const writing = (async () => {
      for (let n = 0; !isOver; n++) {
        const answer = await sendEnquiry(site.origin, `m-${n}`).catch(() => Response.error());
        written.set(answer.status, (written.get(answer.status) ?? 0) + 1);
        if (answer.ok) acknowledged.push(`m-${n}`);
        if (answer.status === 503 && !answer.headers.has('retry-after')) without += 1;
        await sleep(100);
      }
    })();
    const back: number[] = [];
    for (let n = 0; n < count; n++) {
      await sleep(300);
      await postgres.end(signals[n % signals.length] ?? 'SIGINT');
      await sleep(300);
      await postgres.start();
      back.push(
        await timeUntil(async () => (await sendEnquiry(site.origin, `back-${n}`)).ok, 10_000),
      );
    }
    isOver = true;
    await writing;
    const shown = await pages.stop();
    const called = await calls.stop();
    const odd = [...written.keys()].filter((status) => ![200, 503].includes(status));
    must(
      odd.length === 0 && without === 0,
      `writes answered ${odd}; ${without} without Retry-After; ${site.output().slice(-600)}`,
    );
    must(
      [...shown.statuses.keys()].every((status) => status === 200),
      `cached pages: ${JSON.stringify([...shown.statuses])} ${site.output().slice(0, 3_000)}`,
    );
    must(
      [...called.statuses.keys()].every((s) => [200, 503].includes(s)),
      'a call failed otherwise',
    );
    must(Math.max(...back) <= 5_000, `writes back only after ${Math.max(...back)} ms`);
    const { default: pg } = await import('pg');
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rows } = await client.query<{ message: string }>('select message from enquiries');
    await client.end();
    const stored = new Set(rows.map(({ message }) => message));
    const lost = acknowledged.filter((message) => !stored.has(message));
    must(lost.length === 0, `${lost.length} acknowledged enquiries lost`);
    return {
      result: `${count} restarts; pages ${shown.times.length} × 200; writes ${JSON.stringify([...written])}; ${acknowledged.length} acknowledged, 0 lost; back ≤ ${Math.max(...back).toFixed(0)} ms`,
      control: `an uncached call saw the outage: ${JSON.stringify([...called.statuses])}`,
    };
  },
};
