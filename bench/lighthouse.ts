import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tests/browser/find-chromium.ts';
import { pageOfEachTemplate } from './public-pages.ts';
import { median, say, withSite } from './site.ts';

/**
 * Lighthouse on a simulated phone, for one page of each public template: the median of the runs that
 * returned a score, and the audits that failed in any of them. Arguments: the number of runs (5), then
 * paths to measure instead of the templates.
 */

const [, , wantedRuns = '5', ...wantedPaths] = process.argv;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const times = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

function lighthouse(url: string): Report | null {
  const file = join(tmpdir(), `lighthouse-${process.pid}.json`);
  spawnSync(
    'lighthouse',
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking',
    ],
    { stdio: 'ignore', env: { ...process.env, CHROME_PATH: findChromium(() => {}) } },
  );
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

/** Audits that cost points outside performance, where scores come in steps. */
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

await withSite(async ({ origin }) => {
  say(`scores: ${categories.join(' / ')}; times in ms`);
  const paths = wantedPaths.length > 0 ? wantedPaths : await pageOfEachTemplate(origin);
  for (const path of paths) {
    const reports = Array.from({ length: Number(wantedRuns) }, () => lighthouse(origin + path))
      .filter((report) => report !== null)
      .filter((report) => report.categories.performance?.score != null);
    say(line(path, reports));
  }
});
