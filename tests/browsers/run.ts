import process from 'node:process';
import { startSite } from '../site-process.ts';
import type { Browser } from './browser.ts';
import { openFirefox } from './firefox.ts';
import { walks } from './walks.ts';
import { openWebkit } from './webkit.ts';

/**
 * The main walks in the browsers that `npm test` does not use, where Debian's packages are installed:
 * `npm run test:browsers`.
 */

const say = (line: string) => process.stdout.write(`${line}\n`);

const browsers: [missing: string, open: () => Promise<Browser | null>][] = [
  ['Firefox is not installed: apt-get install -y firefox-esr', openFirefox],
  ['WebKitGTK is not installed: apt-get install -y webkit2gtk-driver xvfb', openWebkit],
];

let failures = 0;
const site = await startSite();
try {
  for (const [missing, open] of browsers) {
    const browser = await open();
    if (!browser) {
      say(missing);
      continue;
    }
    try {
      await browser.resize(1440, 900);
      for (const [name, walk] of walks) {
        const problem = await walk(browser, site).then(
          () => null,
          (error: unknown) => error,
        );
        say(`${browser.name}: ${name}: ${problem ? `FAILED. ${problem}` : 'passed'}`);
        if (problem) failures += 1;
      }
    } finally {
      await browser.close();
    }
  }
} finally {
  await site.stop();
}
process.exitCode = failures > 0 ? 1 : 0;
