import { spawnSync } from 'node:child_process';
import pg from 'pg';
import { type Fault, must } from './fault.ts';
import { timeUntil } from './measure.ts';
import { startPostgres } from './postgres.ts';
import {
  administrator,
  post,
  prepareSite,
  sendEnquiry,
  startSite,
  temporaryFolder,
} from './site.ts';

async function statusOf(url: string): Promise<string> {
  const answer = await fetch(url);
  return `${answer.status} ${((await answer.json()) as { status: string }).status}`;
}

/** A data folder mounted read-only at the start; a database that turns read-only in operation. */
export const readOnly: Fault = {
  id: 'F04',
  what: 'read-only data',
  stated: 20,
  async run(count, scene) {
    const folder = temporaryFolder(scene);
    must(
      spawnSync('mount', ['--bind', folder, folder]).status === 0,
      'this needs the right to mount',
    );
    scene.atEnd(() => spawnSync('umount', ['-l', folder]));
    spawnSync('mount', ['-o', 'remount,ro,bind', folder]);
    const times: number[] = [];
    for (let n = 0; n < Math.min(count, 5); n++) {
      const begun = performance.now();
      const refused = await prepareSite(scene, { DATA_DIR: folder });
      const error = await refused.start().catch((reason: Error) => reason.message);
      times.push(performance.now() - begun);
      must(/ended with 1: The data folder .* cannot be written to/.test(String(error)), `${error}`);
    }
    const postgres = await startPostgres(scene);
    const site = await startSite(scene, { DATABASE_URL: postgres.url });
    const headers = await administrator(site);
    const client = new pg.Client(postgres.url);
    client.on('error', () => {});
    await client.connect();
    const turn = async (value: 'on' | 'off') => {
      await client.query('set default_transaction_read_only = off');
      await client.query(`alter database site set default_transaction_read_only = ${value}`);
      // The setting is that of new connections.
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = 'site'",
      );
    };
    const before = await statusOf(`${site.origin}/readyz`);
    const blog = () => post(`${site.origin}/blog`, { title: 'T', blog_image: '/a.png' }, headers);
    await turn('on');
    // That its connections were ended is fault F07; here the site must have seen it.
    await timeUntil(async () => (await fetch(`${site.origin}/blog`)).ok, 5_000);
    for (let n = 0; n < count; n++) {
      for (const path of ['/', '/blog', `/insights?find=x${n}`]) {
        const { status } = await fetch(site.origin + path);
        must(status === 200, `${path} answered ${status}`);
      }
      const written = [await sendEnquiry(site.origin, `m${n}`), await blog()];
      must(
        written.every(({ status, headers: h }) => status === 503 && h.has('retry-after')),
        `writes answered ${written.map(({ status }) => status)}`,
      );
    }
    const during = await statusOf(`${site.origin}/readyz`);
    must(during === '200 read-only', `/readyz said ${during}`);
    await turn('off');
    // The connections were ended once more, and a write that meets one of them is asked to come again.
    const wellAgain = async () => (await sendEnquiry(site.origin, 'again')).ok;
    const back = await timeUntil(wellAgain, 5_000);
    must(back < 5_000, 'no writes once it could be written');
    await client.end();
    return {
      result: `start refused in ${Math.max(...times).toFixed(0)} ms at worst; running: ${count * 3} reads 200, ${count * 2} writes 503, /readyz '${during}'; writes back in ${back.toFixed(0)} ms`,
      control: `before: /readyz '${before}', the same writes accepted`,
    };
  },
};
