import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { findChromium } from '../tests/browser/find-chromium.ts';

/** Runs everything that must hold, in the order of its cost, and stops at the first step that fails. */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests that failed, told once more at the very end. */
  failures: string[];
  /** Names of the tests that failed at first and passed when they were run again. */
  secondTries: string[];
}

interface VitestReport {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

interface PlaywrightSpec {
  ok: boolean;
  file: string;
  title: string;
  tests: { status: string }[];
}

interface PlaywrightSuite {
  specs: PlaywrightSpec[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const reports = mkdtempSync(join(tmpdir(), 'site-test-'));

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function step(name: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): boolean {
  say(`\n== ${name}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Runs a step beside another; what it says is kept until it has ended. */
async function stepBeside(name: string, command: string, args: string[]): Promise<boolean> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  const [status] = await once(child, 'close');
  say(`\n== ${name}\n${said.trimEnd()}`);
  return status === 0;
}

function vitestCounts(report: VitestReport): Counts {
  const failures = report.testResults
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const file = relative('.', name);
      const failed = assertionResults.filter(({ status }) => status === 'failed');
      // A file that could not be read has no test to blame.
      return failed.length > 0 ? failed.map(({ fullName }) => `${file}: ${fullName}`) : [file];
    });
  const { numPassedTests: passed, numPendingTests: skipped } = report;
  return { passed, failed: failures.length, skipped, failures, secondTries: [] };
}

function specsIn({ specs, suites = [] }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsIn)];
}

function namesOf(specs: PlaywrightSpec[]): string[] {
  return specs.map(({ file, title }) => `${file}: ${title}`);
}

function playwrightCounts({ stats, suites }: PlaywrightReport): Counts {
  const { expected, unexpected: failed, flaky, skipped } = stats;
  const specs = suites.flatMap(specsIn);
  const failures = namesOf(specs.filter(({ ok }) => !ok));
  const again = specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'));
  return { passed: expected + flaky, failed, skipped, failures, secondTries: namesOf(again) };
}

/** What a step's report says; a step that left none has failed. */
function counted<Report>(read: (report: Report) => Counts, file: string): Counts {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    const failures = [`${basename(file)} was not written`];
    return { passed: 0, failed: 1, skipped: 0, failures, secondTries: [] };
  }
}

/** Every step, each only when all before it passed; the first two share the cores. */
async function runAll(chromium: string): Promise<{ ok: boolean; counts: Counts[] }> {
  const unit = join(reports, 'unit.json');
  const browser = join(reports, 'browser.json');
  const counts: Counts[] = [];
  /** Says by the report whether a step passed: an exit hook of a test's database can hide it from the status. */
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
for (const name of counts.flatMap(({ secondTries }) => secondTries)) {
  say(`passed at the second try: ${name}`);
}
for (const failure of counts.flatMap(({ failures }) => failures)) say(`failed: ${failure}`);
say(`\n${total(counts, 'passed')} passed, ${failed} failed, ${total(counts, 'skipped')} skipped`);
process.exit(ok ? 0 : 1);
