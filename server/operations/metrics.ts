import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import { type Histogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { findJobRun, type JobRun } from '../../db/jobs/jobs.ts';
import { findHeartbeat } from '../../db/mail/heartbeat.ts';
import { findMailState, findOldestDue } from '../../db/mail/mail-state.ts';
import { nothingHere } from '../http/errors.ts';
import type { Services } from '../services.ts';
import { findDiskSpace } from './disk-space.ts';
import { probe } from './health.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other));
}

type Samples = [labels: string, value: number][];

interface Figure {
  name: string;
  type: 'counter' | 'gauge';
  help: string;
  samples: Samples;
}

function figure(type: Figure['type'], name: string, help: string, value: number | Samples): Figure {
  return { name, type, help, samples: typeof value === 'number' ? [['', value]] : value };
}

const gauge = figure.bind(null, 'gauge');
const counter = figure.bind(null, 'counter');

/** Each worker has its own figures, so its series carry its process id. */
function labelled(labels: string): string {
  const all = [labels, cluster.isWorker && `pid="${process.pid}"`].filter(Boolean);
  return all.length > 0 ? `{${all.join(',')}}` : '';
}

function asText(figures: Figure[]): string {
  const lines = figures.flatMap(({ name, type, help, samples }) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([labels, value]) => `${name}${labelled(labels)} ${value}`),
  ]);
  return `${lines.join('\n')}\n`;
}

const label = ({ name }: JobRun) => `job="${name}"`;

/** None without a mail server or before the first hour, when each figure would be wrong. */
async function heartbeatFigures({ db, now, config }: Services): Promise<Figure[]> {
  if (!config.mail.smtpUrl) return [];
  const { lastSuccess, failure } = await findHeartbeat(db, now());
  if (!lastSuccess && !failure) return [];
  return [
    gauge(
      'mail_heartbeat_up',
      '1 while the hourly test enquiry gets through, 0 once it fails.',
      failure ? 0 : 1,
    ),
    gauge(
      'mail_heartbeat_last_success_seconds',
      'When it got through last, seconds since 1970; 0 for never.',
      lastSuccess ? Date.parse(lastSuccess) / 1_000 : 0,
    ),
  ];
}

async function backupFigures({ db, config: { backups } }: Services): Promise<Figure[]> {
  if (!backups) return [];
  const names = ['backup', 'restore-drill'] as const;
  const runs = await Promise.all(names.map((name) => findJobRun(db, name)));
  const ended = runs.flatMap((run) =>
    run?.ended_at ? [{ ...run, seconds: Date.parse(run.ended_at) / 1_000 }] : [],
  );
  return [
    gauge(
      'job_ended_timestamp_seconds',
      'When the last backup and the last trial restore ended, however they did.',
      ended.map((run) => [label(run), run.seconds]),
    ),
    gauge(
      'job_failed',
      '1 when that run failed.',
      ended.map((run) => [label(run), run.failure === null ? 0 : 1]),
    ),
    gauge(
      'job_succeeded_timestamp_seconds',
      'When a backup and a trial restore last did what they should.',
      runs.flatMap(
        (run): Samples =>
          run?.succeeded_at ? [[label(run), Date.parse(run.succeeded_at) / 1_000]] : [],
      ),
    ),
    gauge(
      'backup_interval_seconds',
      'Time between two backups, as it is set.',
      backups.every / 1_000,
    ),
  ];
}

async function diskFigures({ config }: Services): Promise<Figure[]> {
  const spaces = await findDiskSpace(config);
  return [
    gauge(
      'disk_free_bytes',
      'What the site may still write, by what it keeps on the disk.',
      spaces.map(({ holds, free }) => [`holds="${holds}"`, free]),
    ),
    gauge(
      'disk_free_ratio',
      'The same as a share of the disk.',
      spaces.map(({ holds, share }) => [`holds="${holds}"`, share]),
    ),
  ];
}

function requestFigures({ lifecycle, answerCounts, publicPages }: FastifyInstance): Figure[] {
  const { answeredEarly, pagesFromMemory } = lifecycle;
  // Told before the first one: Prometheus counts what a series gains, not what it begins with.
  const failures = [500, 503, 507];
  const statuses = new Set([...failures, ...answerCounts.keys(), ...answeredEarly.keys()]);
  const samples = [...statuses].map((status): Samples[number] => [
    `status="${status}"`,
    (answerCounts.get(status) ?? 0) + (answeredEarly.get(status) ?? 0),
  ]);
  return [
    counter(
      'http_requests_total',
      'Answers by status, those from the page cache among them.',
      samples,
    ),
    counter('page_cache_hits_total', 'Pages answered from memory.', pagesFromMemory),
    gauge('page_cache_bytes', 'Memory of the finished pages.', publicPages.kept.bytes),
  ];
}

async function outboxFigures({ db, now, config }: Services): Promise<Figure[]> {
  const { queued, held, failed } = await findMailState(db, true);
  const oldest = await findOldestDue(db, { hasMail: config.mail.smtpUrl !== undefined });
  return [
    gauge(
      'outbox_messages',
      'Messages that have not left, by status; of those held, the enquiries.',
      [
        ['status="queued"', queued],
        ['status="held"', held],
        ['status="failed"', failed],
      ],
    ),
    gauge(
      'outbox_longest_wait_seconds',
      'How long the first message could have left; 0 when none waits.',
      oldest === null ? 0 : Math.max(0, (now() - oldest) / 1_000),
    ),
  ];
}

const resolution = 20;

/** Seconds. An idle loop shows the resolution of the histogram, which is subtracted. */
function latestDelay(delay: Histogram): number {
  return Math.max(0, delay.percentile(99) / 1e9 - resolution / 1_000);
}

async function allFigures(app: FastifyInstance, delay: Histogram): Promise<Figure[]> {
  return [
    ...(await heartbeatFigures(app.services)),
    ...(await backupFigures(app.services)),
    ...(await diskFigures(app.services)),
    ...requestFigures(app),
    ...(await outboxFigures(app.services)),
    gauge('event_loop_delay_p99_seconds', 'Since the last reading.', latestDelay(delay)),
    gauge('process_resident_memory_bytes', 'Memory of the process.', process.memoryUsage.rss()),
  ];
}

/** GET /metrics with METRICS_TOKEN as bearer token; not registered without the setting. */
export const metrics = plugin(
  async (app: FastifyInstance) => {
    const { metricsToken } = app.services.config;
    if (metricsToken === undefined) return;
    const delay = monitorEventLoopDelay({ resolution });
    delay.enable();
    app.addHook('onClose', async () => {
      delay.disable();
    });

    app.get('/metrics', probe, async ({ headers }, reply) => {
      const [, token = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
      // 404, so that the address reveals nothing to strangers.
      if (!isSame(token, metricsToken)) throw nothingHere();
      const text = asText(await allFigures(app, delay));
      delay.reset();
      reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text);
    });
  },
  { name: 'metrics', dependencies: ['errors', 'public-pages', 'stopping', 'answer-counts'] },
);
