import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beginExport, findExport } from '../../../db/moving/export-job.ts';
import {
  type ExportState,
  exportFiles,
  getExport,
  startExport,
} from '../../../domain/api/moving/exports.ts';
import { hour } from '../../../domain/durations.ts';
import { routesOf } from '../../api/route.ts';
import { nothingHere } from '../../http/errors.ts';
import { repeat } from '../../operations/repeat.ts';
import { makeFolder } from '../../start/disk/make-folder.ts';
import {
  exportFileName,
  keptFor,
  removeFinished,
  removeOldExports,
  runExport,
} from './export-run.ts';

async function stateOf({ services: { db, now } }: FastifyInstance): Promise<ExportState> {
  const run = await findExport(db, now());
  const none = { begun_at: '', done: 0, total: 0, failure: '', bytes: 0, address: '' };
  if (!run) return { ...none, state: 'none' };
  const { begun_at, isRunning, failure, report } = run;
  const { done, total, name, bytes = 0 } = report;
  const found = { ...none, begun_at, done, total };
  if (isRunning) return { ...found, state: 'running' };
  if (failure !== null) return { ...found, state: 'failed', failure };
  const isOver = Date.parse(begun_at) + keptFor < now();
  if (!name || isOver) return { ...none, state: 'none' };
  return { ...found, state: 'done', bytes, address: `${exportFiles}/${name}` };
}

/** Without a session, as a browser fetches it by itself, however large it is. */
function sendFile(app: FastifyInstance, folder: string): void {
  app.get<{ Params: { name: string } }>(
    `${exportFiles}/:name`,
    { schema: { hide: true }, config: { access: 'public' }, handlerTimeout: hour },
    async ({ params: { name } }, reply) => {
      const path = join(folder, name);
      const found = exportFileName.test(name) ? await stat(path).catch(() => null) : null;
      if (!found || found.mtimeMs + keptFor < Date.now()) throw nothingHere();
      reply.headers({
        'Content-Disposition': 'attachment; filename="site-export.zip"',
        'Content-Length': found.size,
        'Cache-Control': 'no-store',
      });
      return reply.type('application/zip').send(createReadStream(path));
    },
  );
}

export async function exportCalls(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Export'], access: 'admin' });
  const { db, now, config: settings } = app.services;
  const folder = join(settings.dataDir, 'exports');
  const stop = new AbortController();
  let running: Promise<void> = Promise.resolve();

  route(getExport, {
    summary: 'The last export',
    description: 'How far it is, and where its zip can be fetched for a day.',
    handler: () => stateOf(app),
  });

  route(startExport, {
    summary: 'Export the site',
    description:
      'Everything as one zip (docs/moving.md): items, editions, settings, redirects, media, and enquiries apart. No accounts and no secrets. The file of the export before is removed.',
    audit: { action: 'started' },
    async handler(request) {
      request.auditedAs = { kind: 'export' };
      const begunAt = now();
      if (!(await beginExport(db, begunAt))) return { message: 'An export is being made already.' };
      await makeFolder(folder);
      await removeFinished(folder);
      const name = `site-${randomBytes(32).toString('hex')}.zip`;
      const run = { db, now, begunAt, name, path: join(folder, name), signal: stop.signal };
      running = runExport(run).catch((error) => app.log.error(error, 'an export failed'));
      return { message: 'The export has begun.' };
    },
  });

  sendFile(app, folder);
  app.addHook('onClose', async () => {
    stop.abort();
    await running;
  });
  repeat(app, {
    every: hour,
    first: 'later',
    failure: 'old exports were not removed',
    work: () => removeOldExports(folder, Date.now() - keptFor),
  });
}
