import { type Fault, must } from './fault.ts';
import { percentile } from './measure.ts';
import { startPostgres } from './postgres.ts';
import { administrator, post, prepareSite, type Site, temporaryFolder } from './site.ts';
import { startSplitLoad } from './split-load.ts';

/** Saves whose way to the other instance is timed. */
const writes = 20;

type Headers = Record<string, string>;

/** Milliseconds until a change that one instance has saved stands on a page of the other. */
async function timesToShow(one: Site, other: Site, headers: Headers): Promise<number[]> {
  const made = await post(`${one.origin}/blog`, { title: 'Seen by both' }, headers);
  const { blog_id, slug_url } = (await made.json()).data;
  const times: number[] = [];
  for (let number = 0; number < writes; number++) {
    const title = `Seen by both, ${number} times`;
    await post(`${one.origin}/blog/${blog_id}`, { title, slug_url }, headers, 'PUT');
    const saved = performance.now();
    for (;;) {
      const page = await fetch(`${other.origin}/blogs/${slug_url}`);
      if ((await page.text()).includes(title)) break;
    }
    times.push(performance.now() - saved);
  }
  return times;
}

/** One after the other, each when the last is ready again; the signal of the control tells nobody. */
async function restartAll(sites: Site[], signal: NodeJS.Signals): Promise<void> {
  for (const site of sites) {
    const status = await site.end(signal);
    must(signal !== 'SIGTERM' || status === 0, `an instance ended with ${status}`);
    await site.start();
  }
}

async function underLoad(sites: Site[], headers: Headers, work: () => Promise<void>) {
  const load = startSplitLoad(sites, headers);
  await work();
  await load.stop();
  return load;
}

/** Two instances on one database, restarted one after the other under 200 requests a second. */
export const rollingRestart: Fault = {
  id: 'R14',
  what: 'rolling restart in traffic',
  stated: 5,
  async run(count, scene) {
    const postgres = await startPostgres(scene);
    const settings = {
      DATA_DIR: temporaryFolder(scene),
      DATABASE_URL: postgres.url,
      STOP_DELAY_SECONDS: '2',
    };
    const [one, other] = [await prepareSite(scene, settings), await prepareSite(scene, settings)];
    await one.start();
    await other.start();
    const headers = await administrator(one);
    const shown = await timesToShow(one, other, headers);
    const sites = [one, other];
    const load = await underLoad(sites, headers, async () => {
      for (let round = 0; round < count; round++) await restartAll(sites, 'SIGTERM');
    });
    const { failures, times, uploads } = load;
    must(failures.length === 0, `${failures.length} requests failed: ${failures.slice(0, 5)}`);
    const control = await underLoad(sites, headers, () => restartAll(sites, 'SIGKILL'));
    const seen = control.failures.length;
    must(seen > 0, 'a SIGKILL of each was NOT noticed');
    const ms = (values: number[], percent: number) => percentile(values, percent).toFixed(0);
    return {
      result: `${count} restarts of 2 instances; 0 of ${times.length} requests failed, p99 ${ms(times, 99)} ms, ${uploads} uploads; a write shows on the other after ${ms(shown, 50)} ms (at most ${ms(shown, 100)})`,
      control: `one round of SIGKILL: ${seen} of ${control.times.length + seen} failed`,
    };
  },
};
