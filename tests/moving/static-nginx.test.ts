import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { saveRedirect } from '../../db/content/addresses/redirects.ts';
import { assembleApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { exportStatic } from '../../server/moving/static/export-static.ts';
import { builtRenderer } from '../../server/pages/renderer.ts';
import { ownFolder } from '../backup/site.ts';
import { crawl } from '../crawl.ts';
import { socialPicturesIn } from '../drawn-store.ts';
import { freePort } from '../free-port.ts';
import { firstSite, origin, type WholeSite } from './whole-site.ts';

const isThere = spawnSync('nginx', ['-v']).error === undefined;

/** As a host would include the file, with everything else in the folder of the test. */
function settingsOf(files: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path tmp-${name};`)
    .join('\n');
  const dollar = ['$', 'dollar'].join('');
  // Of root's processes, those that answer belong to nobody, who may not read the folder of a test.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  return `daemon off; ${user} pid nginx.pid; error_log error.log warn;
events {}
http {
  types { text/html html; text/css css; text/javascript js; image/svg+xml svg; font/woff2 woff2; image/webp webp; video/mp4 mp4; }
  access_log off; ${temporary}
  geo ${dollar} { default '$'; }
  server { listen 127.0.0.1:${port}; root ${files}; include ${files}/_nginx.conf; }
}
`;
}

async function serveWithNginx(files: string): Promise<string> {
  const folder = join(ownFolder(), 'nginx');
  mkdirSync(folder, { recursive: true });
  const port = await freePort();
  const settings = join(folder, 'nginx.conf');
  writeFileSync(settings, settingsOf(files, port));
  const words = ['-p', folder, '-c', settings, '-e', join(folder, 'error.log')];
  const server = spawn('nginx', words, { stdio: ['ignore', 'inherit', 'inherit'] });
  onTestFinished(async () => {
    server.kill();
    if (server.exitCode === null) await once(server, 'exit');
  });
  const at = `http://127.0.0.1:${port}`;
  for (;;) {
    expect(server.exitCode, 'nginx refuses its settings').toBe(null);
    if (await fetch(at).catch(() => null)) return at;
    await sleep(100);
  }
}

async function exported(site: WholeSite) {
  const folder = join(ownFolder(), 'static');
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_ORIGIN: origin, ...site.env });
  const media = socialPicturesIn(site.media);
  const report = await exportStatic({ config, media, origin: 'https://files.example' }, folder);
  const app = await assembleApp({
    ...site.database,
    config,
    media,
    renderer: await builtRenderer(),
    now: Date.now,
  });
  onTestFinished(() => app.close());
  return { folder, report, app };
}

const old = [
  ['/old-contact', '/contact'],
  ['/2014/05/الآبار', '/insights'],
  ['/price-$5', '/contact'],
] as const;

for (const kind of ['sqlite', 'postgres'] as const) {
  test.skipIf(!isThere)(
    `R-I-09 nginx answers the files of a site on ${kind} (needs nginx)`,
    async () => {
      const site = await firstSite(kind);
      for (const [path, target] of old) {
        await saveRedirect(site.database.db, { path, target, kind: null, item_id: null });
      }
      const { folder, report, app } = await exported(site);
      expect([report.broken, report.leftOut]).toEqual([[], []]);
      expect(existsSync(join(folder, 'index.html'))).toBe(true);
      const at = await serveWithNginx(folder);
      const ask = async (path: string) => {
        const answer = await fetch(at + path, { redirect: 'manual' });
        const type = answer.headers.get('content-type') ?? '';
        const html = type.startsWith('text/html') ? await answer.text() : '';
        return { status: answer.status, html, headers: answer.headers };
      };
      const pages = await crawl(ask, { origin: 'https://files.example', withFiles: true });
      expect(pages.filter(({ status }) => status !== 200)).toEqual([]);
      expect(pages.filter(({ html }) => html !== '').length).toBeGreaterThan(100);

      for (const [path] of old) {
        const url = encodeURI(path);
        const live = await app.inject({ url });
        const { status, headers } = await ask(url);
        const led = new URL(headers.get('location') ?? '', at);
        expect([status, led.pathname], path).toEqual([
          live.statusCode,
          new URL(live.headers.location?.toString() ?? '', origin).pathname,
        ]);
      }
      const home = await ask('/');
      expect(home.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(home.headers.get('x-content-type-options')).toBe('nosniff');
      const missing = await ask('/ar/no-such-page');
      expect([missing.status, missing.html]).toEqual([404, expect.stringContaining('lang="ar"')]);
      expect((await ask('/no-such-page')).status).toBe(404);
      expect((await ask('/_nginx.conf')).status).toBe(404);
      const feed = await ask('/rss.xml');
      const live = await app.inject({ url: '/rss.xml' });
      expect(feed.headers.get('content-type')).toBe(live.headers['content-type']);
      expect(readFileSync(join(folder, '_nginx.conf'), 'utf8')).not.toContain('undefined');
    },
    600_000,
  );
}
