import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tests/browser/find-chromium.ts';
import { articleAddress, median, say, withSite } from './site.ts';

/** Lighthouse on a simulated phone: the median of the runs that returned a score. */

const runs = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const audits = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'cumulative-layout-shift',
  'total-blocking-time',
] as const;

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
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

await withSite(async ({ origin }) => {
  for (const address of [`${origin}/`, await articleAddress(origin)]) {
    const reports = Array.from({ length: runs }, () => lighthouse(address))
      .filter((report) => report !== null)
      .filter((report) => report.categories.performance?.score != null);
    const scores = categories.map(
      (name) => `${name} ${Math.round(medianOf(reports, (r) => r.categories[name]?.score) * 100)}`,
    );
    const times = audits.map(
      (name) =>
        `${name} ${medianOf(reports, (r) => r.audits[name]?.numericValue).toFixed(name.includes('shift') ? 3 : 0)}`,
    );
    say(
      `${new URL(address).pathname} (${reports.length} of ${runs} runs): ${[...scores, ...times].join(', ')}`,
    );
  }
});
