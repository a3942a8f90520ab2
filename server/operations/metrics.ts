import cluster from 'node:cluster';
import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { findJobRun, type JobRun } from '../../db/jobs/jobs.ts';
import { findHeartbeat } from '../../db/mail/heartbeat.ts';
import { findMailState, findOldestDue } from '../../db/mail/mail-state.ts';
import { nothingHere } from '../http/errors.ts';
import { findDiskSpace } from './disk-space.ts';
import { probe } from './health.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest();

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other));
}

interface Figure {
  name: string;
  type: 'counter' | 'gauge';
  help: string;
  samples: [string, number][];
}

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

/** GET /metrics with METRICS_TOKEN as bearer token; not registered without the setting. */
export const metrics = plugin(
  async (app: FastifyInstance) => {
    const { metricsToken } = app.services.config;
    if (metricsToken === undefined) return;
    const resolution = 20;
    const delay = monitorEventLoopDelay({ resolution });
    delay.enable();
    app.addHook('onClose', async () => {
      delay.disable();
    });

    /** None without a mail server or before the first hour, when each figure would be wrong. */
    async function heartbeatFigures(): Promise<Figure[]> {
      const { db, now, config } = app.services;
      if (!config.mail.smtpUrl) return [];
      const { lastSuccess, failure } = await findHeartbeat(db, now());
      if (!lastSuccess && !failure) return [];
      return [
        {
          name: 'mail_heartbeat_up',
          type: 'gauge',
          help: '1 while the hourly test enquiry gets through, 0 once it fails.',
          samples: [['', failure ? 0 : 1]],
        },
        {
          name: 'mail_heartbeat_last_success_seconds',
          type: 'gauge',
          help: 'When it got through last, seconds since 1970; 0 for never.',
          samples: [['', lastSuccess ? Date.parse(lastSuccess) / 1_000 : 0]],
        },
      ];
    }

    async function backupFigures(): Promise<Figure[]> {
      const { backups } = app.services.config;
      if (!backups) return [];
      const names = ['backup', 'restore-drill'] as const;
      const runs = await Promise.all(names.map((name) => findJobRun(app.services.db, name)));
      const ended = runs.flatMap((run) =>
        run?.ended_at ? [{ ...run, seconds: Date.parse(run.ended_at) / 1_000 }] : [],
      );
      return [
        {
          name: 'job_ended_timestamp_seconds',
          type: 'gauge',
          help: 'When the last backup and the last trial restore ended, however they did.',
          samples: ended.map((run) => [label(run), run.seconds]),
        },
        {
          name: 'job_failed',
          type: 'gauge',
          help: '1 when that run failed.',
          samples: ended.map((run) => [label(run), run.failure === null ? 0 : 1]),
        },
        {
          name: 'job_succeeded_timestamp_seconds',
          type: 'gauge',
          help: 'When a backup and a trial restore last did what they should.',
          samples: runs.flatMap((run): [string, number][] =>
            run?.succeeded_at ? [[label(run), Date.parse(run.succeeded_at) / 1_000]] : [],
          ),
        },
        {
          name: 'backup_interval_seconds',
          type: 'gauge',
          help: 'Time between two backups, as it is set.',
          samples: [['', backups.every / 1_000]],
        },
      ];
    }

    async function diskFigures(): Promise<Figure[]> {
      const spaces = await findDiskSpace(app.services.config);
      return [
        {
          name: 'disk_free_bytes',
          type: 'gauge',
          help: 'What the site may still write, by what it keeps on the disk.',
          samples: spaces.map(({ holds, free }) => [`holds="${holds}"`, free]),
        },
        {
          name: 'disk_free_ratio',
          type: 'gauge',
          help: 'The same as a share of the disk.',
          samples: spaces.map(({ holds, share }) => [`holds="${holds}"`, share]),
        },
      ];
    }

    async function longestWait(): Promise<number> {
      const { db, now, config } = app.services;
      const oldest = await findOldestDue(db, { hasMail: config.mail.smtpUrl !== undefined });
      return oldest === null ? 0 : Math.max(0, (now() - oldest) / 1_000);
    }

    function requestSamples(): [string, number][] {
      const { answeredEarly } = app.lifecycle;
      const statuses = new Set([...app.answerCounts.keys(), ...answeredEarly.keys()]);
      return [...statuses].map((status) => [
        `status="${status}"`,
        (app.answerCounts.get(status) ?? 0) + (answeredEarly.get(status) ?? 0),
      ]);
    }

    /** Seconds. An idle loop shows the resolution of the histogram, which is subtracted. */
    function latestDelay(): number {
      return Math.max(0, delay.percentile(99) / 1e9 - resolution / 1_000);
    }

    async function figures(): Promise<Figure[]> {
      const { kept } = app.publicPages;
      const { queued, held, failed } = await findMailState(app.services.db, true);
      return [
        ...(await heartbeatFigures()),
        ...(await backupFigures()),
        ...(await diskFigures()),
        {
          name: 'http_requests_total',
          type: 'counter',
          help: 'Answers by status, those from the page cache among them.',
          samples: requestSamples(),
        },
        {
          name: 'page_cache_hits_total',
          type: 'counter',
          help: 'Pages answered from memory.',
          samples: [['', app.lifecycle.pagesFromMemory]],
        },
        {
          name: 'page_cache_bytes',
          type: 'gauge',
          help: 'Memory of the finished pages.',
          samples: [['', kept.bytes]],
        },
        {
          name: 'outbox_messages',
          type: 'gauge',
          help: 'Messages that have not left, by status; of those held, the enquiries.',
          samples: [
            ['status="queued"', queued],
            ['status="held"', held],
            ['status="failed"', failed],
          ],
        },
        {
          name: 'outbox_longest_wait_seconds',
          type: 'gauge',
          help: 'How long the first message could have left; 0 when none waits.',
          samples: [['', await longestWait()]],
        },
        {
          name: 'event_loop_delay_p99_seconds',
          type: 'gauge',
          help: 'Since the last reading.',
          samples: [['', latestDelay()]],
        },
        {
          name: 'process_resident_memory_bytes',
          type: 'gauge',
          help: 'Memory of the process.',
          samples: [['', process.memoryUsage.rss()]],
        },
      ];
    }

    app.get('/metrics', probe, async ({ headers }, reply) => {
      const [, token = ''] = /^Bearer (.+)$/i.exec(headers.authorization ?? '') ?? [];
      // 404, so that the address reveals nothing to strangers.
      if (!isSame(token, metricsToken)) throw nothingHere();
      const text = asText(await figures());
      delay.reset();
      reply.headers({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
      return reply.type('text/plain; version=0.0.4; charset=utf-8').send(text);
    });
  },
  { name: 'metrics', dependencies: ['errors', 'public-pages', 'stopping', 'answer-counts'] },
);
