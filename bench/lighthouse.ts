import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tests/browser/find-chromium.ts';
import { pageOfEachTemplate } from './public-pages.ts';
import { median, say } from './site.ts';
import type { Row } from './table.ts';

/** (i) Lighthouse on a simulated phone. */

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

interface Audit {
  score: number | null;
  numericValue?: number;
  details?: { items?: object[] };
}

export interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, Audit | undefined>;
}

/** Null when Lighthouse returns nothing that can be read. */
export async function reportOf(url: string, flags: string[] = []): Promise<Report | null> {
  const file = join(tmpdir(), `lighthouse-${process.pid}.json`);
  const child = spawn(
    'lighthouse',
    [
      url,
      '--quiet',
      ...flags,
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { stdio: 'ignore', env: { ...process.env, CHROME_PATH: findChromium(() => {}) } },
  );
  await once(child, 'close');
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  } finally {
    rmSync(file, { force: true });
  }
}

function medianOf(reports: Report[], read: (report: Report) => number | null | undefined): number {
  return median(reports.map(read).filter((value) => typeof value === 'number'));
}

function failedAudits({ categories: found, audits }: Report): string[] {
  return Object.entries(found)
    .filter(([name]) => name !== 'performance')
    .flatMap(([, category]) => category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

function line(path: string, reports: Report[]): string {
  const scores = categories.map((name) =>
    Math.round(medianOf(reports, (report) => report.categories[name]?.score) * 100),
  );
  const shown = Object.entries(times).map(([name, audit]) => {
    const value = medianOf(reports, (report) => report.audits[audit]?.numericValue);
    return `${name} ${value.toFixed(name === 'CLS' ? 3 : 0)}`;
  });
  const failed = [...new Set(reports.flatMap(failedAudits))];
  return `${path} (${reports.length} runs): ${scores.join(' / ')}; ${shown.join(', ')}${failed.length > 0 ? `; failed: ${failed.join(', ')}` : ''}`;
}

/** Fewer than `runs` when a run returned no score. */
async function reportsOf(url: string, runs: number): Promise<Report[]> {
  const reports: Report[] = [];
  for (let run = 0; run < runs; run += 1) {
    const report = await reportOf(url);
    if (report?.categories.performance?.score != null) reports.push(report);
  }
  return reports;
}

export async function sayLighthouse(origin: string, runs: number, wanted: string[]): Promise<void> {
  say(`scores: ${categories.join(' / ')}; times in ms`);
  const paths = wanted.length > 0 ? wanted : await pageOfEachTemplate(origin);
  for (const path of paths) say(line(path, await reportsOf(origin + path, runs)));
}

const shownPages = ['/', '/insights', '/contact'];
const shownRuns = 3;

function rowOf(path: string, reports: Report[]): Row {
  const of = (name: string) =>
    Math.round(medianOf(reports, (report) => report.categories[name]?.score) * 100);
  const paint = medianOf(reports, ({ audits }) => audits[times.LCP]?.numericValue);
  return {
    what: `(i) Lighthouse mobile of ${path}, ${reports.length} runs`,
    ours: categories.map(of).join(' / '),
    control: `largest paint ${paint.toFixed(0)} ms`,
  };
}

export async function lighthouseRows(origin: string): Promise<Row[]> {
  if (spawnSync('lighthouse', ['--version']).status !== 0) {
    say('  lighthouse is not installed (npm install --global lighthouse): its rows are left out');
    return [];
  }
  const rows: Row[] = [];
  for (const path of shownPages) rows.push(rowOf(path, await reportsOf(origin + path, shownRuns)));
  return rows;
}
