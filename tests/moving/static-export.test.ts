import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { saveRedirect } from '../../db/content/addresses/redirects.ts';
import { readConfig } from '../../server/config.ts';
import { exportStatic } from '../../server/moving/static/export-static.ts';
import { ownFolder } from '../backup/site.ts';
import { crawl } from '../crawl.ts';
import { socialPicturesIn } from '../drawn-store.ts';
import { staticFileAt } from './static-server.ts';
import { firstSite, origin, type WholeSite } from './whole-site.ts';

async function exported(site: WholeSite, own: string | null) {
  const folder = join(ownFolder(), 'static');
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_ORIGIN: origin, ...site.env });
  const media = socialPicturesIn(site.media);
  const report = await exportStatic({ config, media, origin: own }, folder);
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8');
  return { folder, report, textOf };
}

function crawlFolder(folder: string, at: string) {
  const ask = async (path: string) => {
    const file = staticFileAt(folder, path);
    const html = file?.endsWith('.html') ? readFileSync(file, 'utf8') : '';
    return { status: file ? 200 : 404, html };
  };
  return crawl(ask, { origin: at, withFiles: true });
}

test('R-I-09 the public site stands as files, without a broken link', async () => {
  const site = await firstSite('sqlite');
  const { db } = site.database;
  await saveRedirect(db, { path: '/old-contact', target: '/contact', kind: null, item_id: null });
  const elsewhere = 'https://files.example';
  const { folder, report, textOf } = await exported(site, elsewhere);
  expect([report.broken, report.leftOut]).toEqual([[], []]);
  const pages = await crawlFolder(folder, elsewhere);
  expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
  const drawn = pages.filter(({ html }) => html !== '');
  const turned = drawn.filter(({ html }) => html.includes('dir="rtl"'));
  process.stdout.write(
    `static: ${pages.length} files asked, 0 broken; ${drawn.length} pages, ${turned.length} right to left\n`,
  );
  expect(drawn.length).toBeGreaterThan(100);
  expect(turned.length, 'Arabic and Urdu').toBeGreaterThan(drawn.length / 2);

  const contact = textOf('contact.html');
  expect(contact).toContain(`<a href="${origin}/contact"`);
  expect(contact).not.toMatch(/<form|data-island="contact-form"/);
  expect(contact).toContain(`<link rel="canonical" href="${elsewhere}/contact"`);
  expect(textOf('insights.html')).toContain(`href="${origin}/insights?category=`);
  expect(textOf('insights.html')).not.toContain('href="/insights?');
  expect(textOf('_headers')).toContain(`form-action 'self' ${origin};`);
  expect(textOf('sitemap.xml')).toContain(`<loc>${elsewhere}/contact</loc>`);
  expect(textOf('_redirects')).toContain('/old-contact /contact 301\n');
  expect(textOf('_nginx.conf')).toContain('location = "/old-contact" { return 301 "/contact"; }');
  expect(existsSync(join(folder, 'film/home-wide.mp4')), 'named by a script alone').toBe(true);
  expect(textOf('ar/404.html')).toContain('lang="ar"');
  const redirect = await db
    .selectFrom('redirects')
    .select('hits')
    .where('path', '=', '/old-contact')
    .executeTakeFirstOrThrow();
  expect(redirect.hits, 'asking counts no visit').toBe(0);

  const same = await exported(site, origin);
  expect(same.textOf('contact.html')).toContain('data-island="contact-form"');
  expect(same.textOf('_nginx.conf')).toContain('location @site');
}, 300_000);
