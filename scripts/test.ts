import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { minute } from '../domain/durations.ts';
import { findChromium } from '../tests/browser/find-chromium.ts';

/** In the order of cost; stops at the first step that fails. */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  failures: string[];
  /** Of each file, in milliseconds. */
  times: Map<string, number>;
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSpec {
  ok: boolean;
  file: string;
  title: string;
  tests: { results: { duration: number }[] }[];
}

interface PlaywrightSuite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number };
  suites: PlaywrightSuite[];
}

const stepTimes = new Map<string, number>();
const failedSteps: string[] = [];

/** @returns whether it passed */
function ended(name: string, begun: number, status: unknown): boolean {
  stepTimes.set(name, performance.now() - begun);
  if (status !== 0) failedSteps.push(name);
  return status === 0;
}

const reports = mkdtempSync(join(tmpdir(), 'site-test-'));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function step(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  say(`\n== ${name}`);
  const begun = performance.now();
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return ended(name, begun, status);
}

/** Buffers the output until the step has ended. */
async function stepBeside(name: string, command: string, args: string[]): Promise<boolean> {
  const begun = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      output += text;
    });
  }
  const [status] = await once(child, 'close');
  say(`\n== ${name}\n${output.trimEnd()}`);
  return ended(name, begun, status);
}

function vitestCounts(report: VitestReport): Counts {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative('.', name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
    });
  const { numPassedTests: passed, numPendingTests: skipped } = report;
  const times = report.testResults.map(
    ({ name, startTime, endTime }) => [relative('.', name), endTime - startTime] as const,
  );
  return { passed, failed: failures.length, skipped, failures, times: new Map(times) };
}

function specsIn({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function playwrightCounts({ stats, suites }: PlaywrightReport): Counts {
  const { expected: passed, unexpected: failed, skipped } = stats;
  const specs = suites.flatMap(specsIn);
  const failures = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  const times = new Map<string, number>();
  for (const { file, tests } of specs) {
    const spent = tests.flatMap(({ results }) => results).map(({ duration }) => duration);
    times.set(
      file,
      spent.reduce((sum, one) => sum + one, times.get(file) ?? 0),
    );
  }
  return { passed, failed, skipped, failures, times };
}

function counted<Report>(read: (report: Report) => Counts, file: string): Counts {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    const failures = [`${basename(file)} was not written`];
    return { passed: 0, failed: 1, skipped: 0, failures, times: new Map() };
  }
}

async function runAll(chromium: string): Promise<{ ok: boolean; counts: Counts[] }> {
  const unit = join(reports, 'unit.json');
  const browser = join(reports, 'browser.json');
  const counts: Counts[] = [];
  /** From the report: an exit hook of a test's database can hide the result from the status. */
  function passed(ok: boolean, count: Counts): boolean {
    counts.push(count);
    return ok && count.failed === 0;
  }
  const first = await Promise.all([
    stepBeside('Build', 'node', ['scripts/start.mjs', '--build-only']),
    stepBeside('Types and lint', 'npm', ['run', '--silent', 'check']),
  ]);
  const ok =
    first.every(Boolean) &&
    passed(
      step('Unit and server tests', 'vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unit}`,
      ]),
      counted(vitestCounts, unit),
    ) &&
    passed(
      step('Browser tests', 'playwright', ['test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: browser,
        CHROMIUM: chromium,
      }),
      counted(playwrightCounts, browser),
    );
  return { ok, counts };
}

function total(counts: Counts[], key: 'passed' | 'failed' | 'skipped'): number {
  return counts.reduce((sum, count) => sum + count[key], 0);
}

const chromium = findChromium(say);
const { ok, counts } = await runAll(chromium);
rmSync(reports, { recursive: true, force: true });
const failed = ok ? 0 : Math.max(1, total(counts, 'failed'));
const slowest = counts
  .flatMap(({ times }) => [...times])
  .toSorted(([, a], [, b]) => b - a)
  .slice(0, 15);
for (const [file, ms] of slowest) say(`slow: ${(ms / 1_000).toFixed(1).padStart(6)} s  ${file}`);
for (const [name, ms] of stepTimes) say(`${name}: ${(ms / minute).toFixed(1)} min`);
for (const name of failedSteps) say(`failed step: ${name}`);
for (const failure of counts.flatMap(({ failures }) => failures)) say(`failed: ${failure}`);
say(`\n${total(counts, 'passed')} passed, ${failed} failed, ${total(counts, 'skipped')} skipped`);
process.exit(ok ? 0 : 1);
