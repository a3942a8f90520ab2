import { type MailServer, startMailServer } from '../mail/mail-server.ts';
import { type Fault, must, mustFail } from './fault.ts';
import { percentile, timeUntil } from './measure.ts';
import { startPostgres } from './postgres.ts';
import { administrator, post, prepareSite, type Site, temporaryFolder } from './site.ts';
import { type SplitLoad, startSplitLoad } from './split-load.ts';

/** Saves whose way to the other instance is timed. */
const writes = 20;

/** Milliseconds that the mail may take to leave after the last restart. */
const startTimeout = 60_000;

type Headers = Record<string, string>;

/** Milliseconds until a change that one instance has saved stands on a page of each other. */
async function timesToShow(
  [one, ...others]: [Site, ...Site[]],
  headers: Headers,
): Promise<number[]> {
  const made = await post(`${one.origin}/blog`, { title: 'Seen by all' }, headers);
  const { blog_id, slug_url } = (await made.json()).data;
  const times: number[] = [];
  for (let number = 0; number < writes; number++) {
    const title = `Seen by all, ${number} times`;
    await post(`${one.origin}/blog/${blog_id}`, { title, slug_url }, headers, 'PUT');
    const saved = performance.now();
    await Promise.all(
      others.map(async ({ origin }) => {
        while (!(await textOf(`${origin}/blogs/${slug_url}`)).includes(title));
        times.push(performance.now() - saved);
      }),
    );
  }
  return times;
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Whether a session that one instance gave is one to every other. */
async function mustBeShared(sites: Site[], headers: Headers): Promise<void> {
  for (const { origin } of sites) {
    const { status } = await fetch(`${origin}/api/enquiries`, { headers });
    must(status === 200, `a session of another instance: ${status}`);
  }
}

/** One after the other, each when the last is ready again; the signal of the control tells nobody. */
async function restartAll(sites: Site[], signal: NodeJS.Signals, load: SplitLoad): Promise<void> {
  for (const site of sites) {
    const status = await site.end(signal);
    must(signal !== 'SIGTERM' || status === 0, `an instance ended with ${status}`);
    await site.start();
    await load.untilSeen(site);
  }
}

async function underLoad(
  sites: Site[],
  headers: Headers,
  work: (load: SplitLoad) => Promise<void>,
): Promise<SplitLoad> {
  const load = startSplitLoad(sites, headers);
  await work(load);
  await load.stop();
  return load;
}

/** The enquiries in the mailbox, once there are so many, or after a minute. */
async function mailed(count: number, { accepted }: MailServer): Promise<string[]> {
  const texts = () => accepted().flatMap(({ source }) => /No\. \d+/.exec(source)?.[0] ?? []);
  await timeUntil(async () => new Set(texts()).size >= count, startTimeout);
  return texts();
}

/** Every enquiry that a visitor was thanked for has left, and none of them twice. */
function mustHaveLeftOnce(enquiries: string[], texts: string[]): void {
  const times = Map.groupBy(texts, (text) => text);
  const wrong = enquiries.filter((text) => times.get(text)?.length !== 1);
  must(wrong.length === 0, `not mailed once: ${wrong.slice(0, 5)} of ${enquiries.length}`);
}

/** Instances on one database, restarted one after the other under 200 requests a second. */
function rollingRestartOf(instances: number): Fault {
  return {
    id: 'F14',
    what: `rolling restart of ${instances} instances in traffic`,
    stated: 5,
    async run(count, scene) {
      const postgres = await startPostgres(scene);
      const mail = await startMailServer();
      scene.atEnd(() => mail.stop());
      const settings = {
        DATA_DIR: temporaryFolder(scene),
        DATABASE_URL: postgres.url,
        SMTP_URL: mail.url,
        STOP_DELAY_SECONDS: '2',
      };
      const prepared = await Promise.all(
        Array.from({ length: instances }, () => prepareSite(scene, settings)),
      );
      const [first = await prepareSite(scene, settings), ...others] = prepared;
      const sites: [Site, ...Site[]] = [first, ...others];
      for (const site of sites) await site.start();
      const headers = await administrator(first);
      await mustBeShared(sites, headers);
      const shown = await timesToShow(sites, headers);
      const load = await underLoad(sites, headers, async (running) => {
        for (let round = 0; round < count; round++) await restartAll(sites, 'SIGTERM', running);
      });
      const { failures, times, uploads, enquiries } = load;
      must(failures.length === 0, `${failures.length} requests failed: ${failures.slice(0, 5)}`);
      const texts = await mailed(enquiries.length, mail);
      mustHaveLeftOnce(enquiries, texts);
      const twice = await mustFail(
        () => mustHaveLeftOnce(enquiries, [...texts, ...texts.slice(0, 1)]),
        'one mailed twice',
      );
      const control = await underLoad(sites, headers, (running) =>
        restartAll(sites, 'SIGKILL', running),
      );
      const seen = control.failures.length;
      must(seen > 0, 'a SIGKILL of each was NOT noticed');
      const ms = (values: number[], percent: number) => percentile(values, percent).toFixed(0);
      return {
        result: `${count} rounds; 0 of ${times.length} requests failed, p99 ${ms(times, 99)} ms, ${uploads} uploads; ${enquiries.length} enquiries mailed once each; sessions shared; a write shows on the others after ${ms(shown, 50)} ms (at most ${ms(shown, 100)})`,
        control: `${twice}; one round of SIGKILL: ${seen} of ${control.times.length + seen} failed`,
      };
    },
  };
}

export const [rollingRestart, rollingRestartOfThree] = [rollingRestartOf(2), rollingRestartOf(3)];
