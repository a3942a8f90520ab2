import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
];

/** Debian's packages; the tests take little more than half the time with the one without a screen. */
const packages = ['chromium-headless-shell', 'chromium'];

function apt(...args: string[]): void {
  spawnSync('apt-get', args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** One of Debian's packages, when this machine lets us install it. */
function installFromDebian(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  apt('update', '-qq');
  for (const name of packages) {
    apt('install', '-y', '-qq', name);
    if (existsSync(`/usr/bin/${name}`)) return `/usr/bin/${name}`;
  }
  return null;
}

/**
 * The browser for the tests: the one named by CHROMIUM, an installed one, Playwright's own, or
 * Debian's package where it may be installed. Says which; stops with one sentence where there is none.
 */
export function findChromium(say: (line: string) => void): string {
  const named = process.env.CHROMIUM;
  const own = chromium.executablePath();
  const found = [...(named ? [named] : []), ...installed, own].find((path) => existsSync(path));
  if (found) {
    say(`Browser: ${found}`);
    return found;
  }
  say('Browser: none found, trying to install Debian’s package …');
  const fromDebian = installFromDebian();
  if (fromDebian) {
    say(`Browser: ${fromDebian}, installed just now`);
    return fromDebian;
  }
  say('No Chromium was found and none could be installed; install one and name it in CHROMIUM.');
  process.exit(1);
}
