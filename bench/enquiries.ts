import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { openDatabase } from '../db/open.ts';
import { type Manner, startMailServer } from '../tests/mail/mail-server.ts';
import { leaveServersTheirCore, siteScript, startServer } from './server-process.ts';
import { say } from './site.ts';
import { type Row, sayTable } from './table.ts';

/** Enquiries accepted while the mail server hangs, beside one that works. */

const seconds = 4;
const connections = 8;
const goal = 0.9;

interface Load {
  perSecond: number;
  p99: number;
  accepted: number;
  stored: number;
}

let visitors = 0;

function nextRequest(request: autocannon.Request): autocannon.Request {
  visitors += 1;
  const typed = { name: 'Maryam', email: 'maryam@barhi.example', message: `Enquiry ${visitors}.` };
  const address = [10, visitors >> 16, (visitors >> 8) & 255, visitors & 255].join('.');
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
  return { ...request, headers, body: JSON.stringify(typed) };
}

async function send(url: string, duration: number): Promise<autocannon.Result> {
  const requests = [{ method: 'POST' as const, setupRequest: nextRequest }];
  const result = await autocannon({ url, connections, duration, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error('An enquiry was refused.');
  return result;
}

async function measure(manner: Manner): Promise<Load> {
  using data = mkdtempDisposableSync(join(tmpdir(), 'bench-data-'));
  const mail = await startMailServer();
  mail.behave(() => manner);
  const limits = { TRUST_PROXY: '1', MAILS_PER_HOUR: '100000' };
  const more = { DATA_DIR: data.path, SMTP_URL: mail.url, STOP_DELAY_SECONDS: '0', ...limits };
  const site = await startServer(siteScript, more);
  const url = `${site.origin}/send-contact-form-main`;
  const warmUp = await send(url, 1);
  const load = await send(url, seconds);
  await site.stop();
  await mail.stop();
  const { db } = openDatabase(`sqlite:${join(data.path, 'site.db')}`);
  const rows = await db
    .selectFrom('enquiries')
    .select('enquiry_id')
    .where('status', '!=', 'test')
    .execute();
  await db.destroy();
  const accepted = warmUp['2xx'] + load['2xx'];
  return { perSecond: load.requests.average, p99: load.latency.p99, accepted, stored: rows.length };
}

function rowsOf(hanging: Load, well: Load): Row[] {
  const rate = hanging.perSecond / well.perSecond;
  // What was under way when the load ended is stored and was never answered.
  const lost = Math.max(0, hanging.accepted - hanging.stored);
  return [
    {
      what: 'enquiries accepted, mail server hanging',
      ours: `${hanging.perSecond.toFixed(0)}/s`,
      control: `mail server well ${well.perSecond.toFixed(0)}/s`,
      ratio: rate.toFixed(2),
      goal: `≥ ${goal}`,
      isReached: rate >= goal,
    },
    {
      what: 'p99',
      ours: `${hanging.p99} ms`,
      control: `${well.p99} ms`,
      ratio: (well.p99 / hanging.p99).toFixed(2),
    },
    {
      what: 'accepted and not stored',
      ours: `${lost} of ${hanging.accepted}`,
      control: `${Math.max(0, well.accepted - well.stored)} of ${well.accepted}`,
      goal: '0',
      isReached: lost === 0,
    },
  ];
}

leaveServersTheirCore();
const begun = performance.now();
const hanging = await measure('hang');
const well = await measure('accept');
sayTable(rowsOf(hanging, well));
say(`in ${((performance.now() - begun) / 1_000).toFixed(0)} s`);
