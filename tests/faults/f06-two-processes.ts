import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../db/open.ts';
import { header, startMailServer } from '../mail/mail-server.ts';
import { type Fault, must, mustFail } from './fault.ts';
import { timeUntil } from './measure.ts';
import { administrator, post, sendEnquiry, startSite } from './site.ts';

/** Two servers on one SQLite file, both writing and both sending mail. */
export const twoProcesses: Fault = {
  id: 'F06',
  what: 'two processes, one SQLite file',
  stated: 4_000,
  async run(count, scene) {
    const mail = await startMailServer();
    scene.atEnd(() => mail.stop());
    const env = { SMTP_URL: mail.url, ENQUIRY_TO: 'office@agency.example' };
    const one = await startSite(scene, env);
    const two = await startSite(scene, { ...env, DATA_DIR: one.dataDir });
    const statuses = new Map<number, number>();
    const half = Math.ceil(count / 2);
    await Promise.all(
      [one, two].map(async (site, which) => {
        for (let n = 0; n < half; n++) {
          const { status } = await sendEnquiry(site.origin, `message-${which}-${n}`);
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      }),
    );
    must(statuses.get(200) === half * 2, `answers: ${JSON.stringify([...statuses])}`);
    const { db } = openDatabase(`sqlite:${join(one.dataDir, 'site.db')}`);
    scene.atEnd(() => db.destroy());
    const stored = await db.selectFrom('enquiries').select('message').execute();
    must(stored.length === half * 2, `${stored.length} rows`);
    const sentIn = await timeUntil(async () => mail.accepted().length >= half * 2, 600_000);
    await sleep(500);
    const ids = mail.accepted().map((message) => header(message, 'Message-ID'));
    const check = (all: string[]) =>
      must(new Set(all).size === all.length && all.length === half * 2, `${all.length} mails`);
    check(ids);
    const control = await mustFail(() => check([...ids, ids[0] ?? '']), 'one mail twice');
    const headers = await administrator(one);
    await fetch(`${two.origin}/insights`);
    const blog = { title: 'Seen from the other side', blog_image: '/icon-192.png' };
    await post(`${one.origin}/blog`, blog, headers);
    const fresh = await timeUntil(
      async () => (await (await fetch(`${two.origin}/insights`)).text()).includes(blog.title),
      5_000,
    );
    must(fresh <= 1_000, `the other process showed it after ${fresh} ms`);
    return {
      result: `${half * 2} writes, ${stored.length} rows, 0 busy errors; ${ids.length} mails, each once, in ${(sentIn / 1_000).toFixed(1)} s; fresh in the other process after ${fresh.toFixed(0)} ms`,
      control,
    };
  },
};
