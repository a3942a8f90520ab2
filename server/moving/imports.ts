import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { isoTime } from '../../db/iso-time.ts';
import { forgetOriginals } from '../../db/moving/entries.ts';
import { changeImport, findImportsBefore } from '../../db/moving/imports.ts';
import { day } from '../../domain/durations.ts';
import { importDays } from '../../domain/moving/import.ts';
import { removeLostFiles, removeUploadedFile } from './calls/import-file.ts';
import { serverParts } from './run/server-parts.ts';
import { workOnNextImport } from './run/work-on-import.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Works on imports until none has work to do. */
    workOnImports: (signal?: AbortSignal) => Promise<void>;
    /** Originals and files of imports that are older than they are kept. */
    forgetOldImports: () => Promise<void>;
  }
}

const neverStarted = `It was not started for ${importDays} days, and its file is no longer kept.`;

async function forgetOld({ services }: FastifyInstance, before: string): Promise<void> {
  const { db, config } = services;
  await forgetOriginals(db, before);
  for (const { import_id, file } of await findImportsBefore(db, before)) {
    await removeUploadedFile(config.dataDir, file);
    await changeImport(db, import_id, { file: '' });
    await changeImport(db, import_id, { state: 'refused', problem: neverStarted }, ['planned']);
  }
  await removeLostFiles(db, config.dataDir, Date.now() - day);
}

/** Every instance looks for work; the lease of an import lets one through at a time. */
export const imports = plugin(
  async (app: FastifyInstance) => {
    const { now } = app.services;
    const parts = serverParts(app.services, (error, about) =>
      app.log.error(error, `the import of ${about} failed`),
    );
    async function workOnImports(signal = new AbortController().signal): Promise<void> {
      while (!signal.aborted && (await workOnNextImport(parts, signal)));
    }
    app.decorate('workOnImports', workOnImports);
    app.decorate('forgetOldImports', () => forgetOld(app, isoTime(now() - importDays * day)));
  },
  { name: 'imports' },
);
