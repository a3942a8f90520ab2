import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { web } from '../content/pages/service/web.ts';
import { buildNorthlight } from '../tests/northlight/build.ts';
import { signedCall } from '../tests/northlight/signed-call.ts';
import { agency, services } from '../tests/northlight/words.ts';
import { startSite } from '../tests/site-process.ts';
import { openBrowser, photographPage } from './photograph.ts';

/** Photographs another agency, built by calls alone, beside the demo (R-S-05). */

const folder = 'docs/northlight';
const [service] = services;

const pairs = [
  { title: 'Home', demo: '/', own: '/' },
  { title: 'A service', demo: web.path, own: service?.path ?? '/' },
  { title: 'Case studies', demo: '/case-studies', own: '/case-studies' },
  { title: 'Company', demo: '/company', own: '/company' },
  { title: 'Contact', demo: '/contact', own: '/contact' },
];

const width = 1440;
const shown = 520;

function fileName(title: string, site: string): string {
  return `${title.toLowerCase().replaceAll(' ', '-')}-${site}.webp`;
}

export async function tourNorthlight(): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const browser = await openBrowser();
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  for (const site of ['demo', 'own'] as const) {
    const running = await startSite(site === 'own' ? { FIRST_CONTENT: 'blank' } : {});
    try {
      if (site === 'own') await buildNorthlight(await signedCall(running));
      for (const pair of pairs) {
        await page.goto(running.origin + pair[site]);
        await photographPage(page, join(folder, fileName(pair.title, site)), shown);
      }
    } finally {
      await running.stop();
    }
  }
  await browser.close();
  const picture = (title: string, site: 'demo' | 'own', whose: string) =>
    `<img src="northlight/${fileName(title, site)}" width="${shown / 2}" alt="${title} of ${whose}">`;
  const chapters = pairs.map(
    ({ title }) =>
      `## ${title}\n\n${picture(title, 'demo', 'the demo')}\n${picture(title, 'own', agency.name)}\n`,
  );
  const intro = `# The demo and ${agency.name}, side by side\n\nThe second is built from \`FIRST_CONTENT=blank\` by calls of the back office alone (tests/northlight/), and photographed by \`npm run tour -- northlight\`. It has three services, a case study and an article. No file of the source was changed for it. The tests find no word of the demo in its public bytes, nothing that the doctor or axe would say (contrast included, by day and at night), and no broken link. \`npm run bench -- northlight\` built it by 33 calls in 10 s on two busy cores and read 56 addresses, 1 MB of text: 0 words of the demo, 0 broken links.\n`;
  writeFileSync('docs/northlight.md', [intro, ...chapters].join('\n'));
}
