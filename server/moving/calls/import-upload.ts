import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { insertImport } from '../../../db/moving/imports.ts';
import { uploadImport } from '../../../domain/api/moving/imports.ts';
import { minute } from '../../../domain/durations.ts';
import { routesOf } from '../../api/route.ts';
import { contentRefused } from '../../http/errors.ts';
import { oneFileForm } from '../../http/one-file-form.ts';
import { importFileLimit, receiveImportFile, removeUploadedFile } from './import-file.ts';

/** Milliseconds: a gigabyte takes a while. */
const uploadTimeout = 30 * minute;

export async function importUpload(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Import'], access: 'admin' });
  app.removeAllContentTypeParsers();
  await app.register(multipart, oneFileForm(importFileLimit));
  const { db, config } = app.services;

  route(uploadImport, {
    summary: 'Upload an export of another site',
    description: [
      'A form with one file of up to 1 GB: a WordPress export, a Ghost export, or a zip of either or of',
      'Markdown files. It is read and planned; nothing is written to the content.',
    ].join(' '),
    consumes: ['multipart/form-data'],
    handlerTimeout: uploadTimeout,
    bodyTimeout: uploadTimeout,
    async handler(request, reply) {
      if (!request.isMultipart()) throw contentRefused();
      const received = await receiveImportFile(request, config.dataDir);
      const made_by = request.user?.email ?? '';
      const { import_id } = await insertImport(db, { ...received, made_by }).catch(
        async (error: unknown) => {
          await removeUploadedFile(config.dataDir, received.file);
          throw error;
        },
      );
      request.auditedAs = {
        kind: 'imports',
        item_id: String(import_id),
        title: received.name,
        action: 'uploaded',
      };
      reply.code(201);
      return { import_id, message: `${received.name} is being read.` };
    },
  });
}
