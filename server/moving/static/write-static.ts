import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { exportedRows } from '../../../db/moving/export-parts.ts';
import type { Database } from '../../../db/open.ts';
import { findSiteSettings } from '../../../db/settings.ts';
import { prefixOf } from '../../../domain/languages/language-path.ts';
import { addressesInStyles, assetsInScript } from './page-addresses.ts';
import { headersFile, nginxFile, redirectsFile } from './server-files.ts';
import {
  type AddFile,
  commonHeaders,
  type Moved,
  type StaticFile,
  staticFileName,
} from './static-files.ts';
import { filePath, type Origins, staticPage } from './static-page.ts';

export interface StaticReport {
  pages: number;
  files: number;
  moved: number;
  /** Addresses that pages name and that answer with an error, with what named them. */
  broken: string[];
  /** Pages that no file can be. */
  leftOut: string[];
}

interface Site {
  app: FastifyInstance;
  db: Database;
  origins: Origins;
  add: AddFile;
}

/** Where machines look, whether a page names them or not. */
const known = ['/', '/robots.txt', '/sitemap.xml', '/llms.txt', '/.well-known/security.txt'];

type Answer = Awaited<ReturnType<FastifyInstance['inject']>>;

const missing = (prefix: string) => `${prefix}/404`;

function ask({ app, origins }: Site, url: string): Promise<Answer> {
  const { host, protocol } = new URL(origins.own);
  const headers = { host, 'x-forwarded-proto': protocol.slice(0, -1) };
  return app.inject({ url, headers });
}

function textOf(headers: Answer['headers'], name: string): string {
  return String(headers[name] ?? '');
}

/** What a style sheet, a script or a list of the site names. */
function namedIn(type: string, text: string, assets: ReadonlySet<string>, origin: string) {
  if (type.startsWith('text/css')) return addressesInStyles(text);
  if (/javascript/.test(type)) return assetsInScript(text, assets);
  if (/manifest\+json/.test(type)) return text.match(/\/[\w./-]+\.(?:png|svg)/g) ?? [];
  if (/xml/.test(type)) {
    const found = [...text.matchAll(/<(?:image:)?loc>([^<]+)</g)];
    return found.map(([, address = '']) => address).filter((one) => one.startsWith(origin));
  }
  return [];
}

async function assetNames({ app }: Site): Promise<Set<string>> {
  const names = app.builtClient ? await readdir(join(app.builtClient, 'assets')) : [];
  return new Set(names.filter((name) => !/\.(br|gz|map)$/.test(name)));
}

/** Files of the build outside of `assets`: scripts put their names together, so no page names them. */
async function plainFiles({ app }: Site): Promise<string[]> {
  if (!app.builtClient) return [];
  const names = await readdir(app.builtClient, { recursive: true });
  return names
    .filter((name) => /\.\w+$/.test(name) && !/^assets\/|(^|\/)\.|\.(br|gz)$/.test(name))
    .map((name) => `/${name}`);
}

/** Every page and file that leads from the home page, one in memory at a time. */
async function writeFiles(site: Site, seeds: readonly string[], report: StaticReport) {
  const { origins, add } = site;
  const assets = await assetNames(site);
  const files: StaticFile[] = [];
  const moved = new Map<string, string>();
  const found = new Map(seeds.map((path) => [path, '']));
  for (const [path, from] of found) {
    const answer = await ask(site, path);
    const { statusCode, headers, rawPayload } = answer;
    const type = textOf(headers, 'content-type');
    const isMissingPage = path.endsWith(missing('')) && from === '';
    if (statusCode >= 300 && statusCode < 400) {
      moved.set(path, textOf(headers, 'location'));
      continue;
    }
    if (statusCode !== (isMissingPage ? 404 : 200)) {
      report.broken.push(`${statusCode} ${path}, named by ${from || 'nobody'}`);
      continue;
    }
    const name = staticFileName(path, type);
    if (!name) {
      report.leftOut.push(path);
      continue;
    }
    const isPage = type.startsWith('text/html');
    const page = isPage ? staticPage(rawPayload.toString(), path, origins) : null;
    const named = page?.addresses ?? namedIn(type, rawPayload.toString(), assets, origins.own);
    await add(name, Readable.from([page ? Buffer.from(page.text) : rawPayload]));
    const [cache, policy] = ['cache-control', 'content-security-policy'].map((one) =>
      textOf(headers, one),
    );
    files.push({ path, name, type, cache: cache ?? '', policy: policy ?? '' });
    report[isPage ? 'pages' : 'files'] += 1;
    for (const address of named) {
      const inner = filePath(address, path, origins);
      if (inner && !found.has(inner)) found.set(inner, path);
    }
  }
  return { files, moved };
}

/** Old addresses, as the running site answers them. */
async function findMoved(site: Site, followed: ReadonlyMap<string, string>): Promise<Moved[]> {
  const moved: Moved[] = [...followed].map(([path, location]) => ({ path, location }));
  for await (const row of exportedRows(site.db, 'redirects')) {
    const path = encodeURI(String(row.path));
    if (followed.has(path)) continue;
    const { statusCode, headers } = await ask(site, path);
    if (statusCode === 410) moved.push({ path, location: null });
    else if (statusCode >= 300 && statusCode < 400)
      moved.push({ path, location: textOf(headers, 'location') });
  }
  return moved;
}

/** R-I-09. */
export async function writeStatic(site: Site): Promise<StaticReport> {
  const { db, add } = site;
  const settings = await findSiteSettings(db);
  const languages = settings.languages
    .filter(({ isPublished }) => isPublished)
    .map(({ tag }) => prefixOf(tag));
  const report: StaticReport = { pages: 0, files: 0, moved: 0, broken: [], leftOut: [] };
  const ofLanguages = languages.flatMap((prefix) => [
    prefix,
    ...['404', 'rss.xml', 'llms.txt'].map((file) => `${prefix}/${file}`),
  ]);
  const seeds = [...known, missing(''), ...ofLanguages, ...(await plainFiles(site))];
  const { headers } = await ask(site, '/');
  const { files, moved } = await writeFiles(site, seeds, report);
  const all = {
    files,
    moved: await findMoved(site, moved),
    headers: commonHeaders(headers),
    languages,
    origins: site.origins,
  };
  report.moved = all.moved.length;
  const served = {
    _headers: headersFile(all),
    _redirects: redirectsFile(all),
    '_nginx.conf': nginxFile(all),
  };
  for (const [name, text] of Object.entries(served)) await add(name, Readable.from([text]));
  return report;
}
