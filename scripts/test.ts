import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../tests/browser/find-chromium.ts';

/** Runs everything that must hold, in the order of its cost, and stops at the first step that fails. */

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
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

function vitestCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numFailedTestSuites,
    skipped: report.numPendingTests,
  };
}

function playwrightCounts(file: string): Counts {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function counted(read: (file: string) => Counts, file: string): Counts {
  try {
    return read(file);
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Every step, each only when all before it passed. */
function runAll(chromium: string): { ok: boolean; counts: Counts[] } {
  const unit = join(reports, 'unit.json');
  const browser = join(reports, 'browser.json');
  const counts: Counts[] = [];
  const ok =
    step('Build', 'node', ['scripts/start.mjs', '--build-only']) &&
    step('Types and lint', 'npm', ['run', '--silent', 'check']) &&
    finished(
      step('Unit and server tests', 'vitest', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${unit}`,
      ]),
      () => counts.push(counted(vitestCounts, unit)),
    ) &&
    finished(
      step('Browser tests', 'playwright', ['test', '--reporter=list,json'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: browser,
        CHROMIUM: chromium,
      }),
      () => counts.push(counted(playwrightCounts, browser)),
    );
  return { ok, counts };
}

function finished(ok: boolean, afterwards: () => void): boolean {
  afterwards();
  return ok;
}

function total(counts: Counts[], key: keyof Counts): number {
  return counts.reduce((sum, count) => sum + count[key], 0);
}

const chromium = findChromium(say);
const { ok, counts } = runAll(chromium);
rmSync(reports, { recursive: true, force: true });
const failed = total(counts, 'failed');
say(
  `\n${total(counts, 'passed')} passed, ${ok ? failed : Math.max(1, failed)} failed, ${total(counts, 'skipped')} skipped`,
);
process.exit(ok && failed === 0 ? 0 : 1);
