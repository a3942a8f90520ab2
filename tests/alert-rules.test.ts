import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { firstSettings } from '../content/settings.ts';
import { beginJob, endJob } from '../db/jobs/jobs.ts';
import { saveSiteSettings } from '../db/settings.ts';
import { day } from '../domain/durations.ts';
import { beat } from '../server/inbox/heartbeat.ts';
import { startMailServer } from './mail/mail-server.ts';
import { testServer } from './server.ts';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string; description: string };
}

const file: { groups: { rules: Rule[] }[] } = parse(readFileSync('deploy/alerts.yaml', 'utf8'));
const rules = file.groups.flatMap((group) => group.rules);

/** What the rule language knows by itself, and what Prometheus adds to every target. */
const ofPrometheus = ['max', 'sum', 'increase', 'time', 'by', 'or', 'unless', 'up', 'instance'];

/** The names of metrics in an expression: every word outside of quotes, labels and durations. */
function metricsIn(expression: string): string[] {
  const bare = expression.replace(/\{[^}]*\}|\[[^\]]*\]/g, ' ');
  return (bare.match(/\b[a-z]\w+/g) ?? []).filter((word) => !ofPrometheus.includes(word));
}

test('every metric that a rule names is one that /metrics tells', async () => {
  const mailServer = await startMailServer();
  onTestFinished(() => mailServer.stop());
  const metricsToken = 'a-token-of-at-least-16';
  const mail = { smtpUrl: mailServer.url, enquiryTo: 'office@agency.example' };
  const backups = { folder: '/backups', every: day, keep: 14 };
  const { app, db, call, clock } = await testServer({ config: { metricsToken, mail, backups } });
  await saveSiteSettings(db, firstSettings);
  for (const name of ['backup', 'restore-drill'] as const) {
    await beginJob(db, name, { now: clock.now, every: 1, lease: 1 });
    await endJob(db, name, { now: clock.now });
  }
  await beat(app);
  await expect
    .poll(() => db.selectFrom('outbox').select('status').execute())
    .toEqual([{ status: 'sent' }]);
  await call({ url: '/blog' });
  const headers = { authorization: `Bearer ${metricsToken}` };
  const { body } = await call({ url: '/metrics', headers });
  const told = [...body.matchAll(/^([a-z]\w*)(?:\{.*\})? [\d.e+-]+$/gm)].map(([, name]) => name);
  const named = rules.flatMap(({ expr }) => metricsIn(expr));
  expect(new Set(named).size).toBeGreaterThan(6);
  expect(named.filter((name) => !told.includes(name))).toEqual([]);
  expect(body).toMatch(/^backup_interval_seconds 86400$/m);
  expect(body).toMatch(/^job_succeeded_timestamp_seconds\{job="backup"\} \d+$/m);
  expect(body).toMatch(/^disk_free_ratio\{holds="data"\} 0?\.?\d+$/m);
});

test('every rule says what is wrong and what to do', () => {
  for (const { alert, annotations } of rules) {
    expect(alert).toMatch(/^Site[A-Z]\w+$/);
    expect(annotations.summary).toMatch(/\.$/);
    expect(annotations.description).toMatch(/\.$/);
  }
});

test('a metric that is not there would be noticed (negative control)', () => {
  const expression = 'sum by (instance) (increase(no_such_total{status=~"5.."}[10m])) >= 20';
  expect(metricsIn(expression)).toEqual(['no_such_total']);
});
