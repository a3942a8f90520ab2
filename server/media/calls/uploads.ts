import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { findLibraryPage } from '../../../db/media/upload-library.ts';
import { findUploadUses, usesOf } from '../../../db/media/upload-uses.ts';
import { setCaptions } from '../../../db/media/uploaded-films.ts';
import { deleteUpload, findUploadName, updateUpload } from '../../../db/media/uploads.ts';
import { itemNouns } from '../../../domain/content/kinds/kinds.ts';
import { captionsInput } from '../../../domain/media/captions.ts';
import {
  type LibraryUpload,
  type UploadPage,
  type UploadUse,
  uploadInput,
} from '../../../domain/media/upload.ts';
import { discardUpload } from '../../../media/accept.ts';
import { discardCaptions, keepCaptions } from '../../../media/films/captions.ts';
import { done, messageFailures, rowId } from '../../api/answers.ts';
import { nothingHere } from '../../http/errors.ts';
import { Refusal } from '../../http/refusal.ts';

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Uploads'] };
const params = z.object({ id: rowId });

const use = z.object({
  kind: z.enum([...itemNouns, 'setting', 'film', 'in the trash']),
  id: z.string(),
  title: z.string(),
}) satisfies z.ZodType<UploadUse>;

const libraryUpload = uploadInput.extend({
  upload_id: z.number().int(),
  address: z.string(),
  original_name: z.string(),
  media_type: z.string(),
  size: z.number(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  placeholder: z.string(),
  captions: z.string(),
  created_at: z.string(),
  uses: z.array(use),
}) satisfies z.ZodType<LibraryUpload>;

const page = z.object({
  uploads: z.array(libraryUpload),
  count: z.number().int(),
  unused: z.number().int(),
  last: z.number().int(),
}) satisfies z.ZodType<UploadPage>;

const wanted = z.object({
  find: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  kind: z.enum(['image', 'video', 'all']).default('all'),
  unused: z.stringbool().default(false),
});

function inWords(uses: UploadUse[]): string {
  return uses.map(({ kind, title }) => `${kind} ‘${title}’`).join(', ');
}

/** The library of uploads. */
export const uploads: FastifyPluginAsyncZod = async (app) => {
  const { db, media } = app.services;

  app.get('/api/uploads', {
    config,
    schema: {
      ...shared,
      summary: 'A page of uploads',
      description: 'Newest first, 24 a page, each with the places that name it.',
      querystring: wanted,
      response: { 200: page, ...messageFailures },
    },
    handler: ({ query }) => findLibraryPage(db, query),
  });

  app.put('/api/uploads/:id', {
    config,
    schema: {
      ...shared,
      summary: 'Describe an upload',
      description: [
        'The alt text stands where a page has no better one; the focus stays in sight; the poster stands',
        'for a film until it plays.',
      ].join(' '),
      params,
      body: uploadInput,
      response: { 200: done, ...messageFailures },
    },
    async handler({ params: { id }, body }) {
      if (!(await updateUpload(db, id, body))) throw nothingHere();
      return { message: 'The description is saved.' };
    },
  });

  app.put('/api/uploads/:id/captions', {
    config,
    schema: {
      ...shared,
      summary: 'Give a film its captions',
      description: 'The text of a WebVTT file, up to 500 KB; an empty one takes the captions away.',
      params,
      body: captionsInput,
      response: { 200: done, ...messageFailures },
    },
    async handler({ params: { id }, body: { text } }) {
      const name = text === '' ? '' : await keepCaptions(media, text);
      const before = await setCaptions(db, id, name).catch(async (error: unknown) => {
        await discardCaptions(media, name);
        throw error;
      });
      await discardCaptions(media, before ?? name);
      if (before === null) throw nothingHere();
      return { message: name ? 'The captions are saved.' : 'The captions are removed.' };
    },
  });

  app.delete('/api/uploads/:id', {
    config,
    schema: {
      ...shared,
      summary: 'Delete an upload',
      description: 'One that is still named somewhere answers 409 with the places, unless forced.',
      params,
      querystring: z.object({ force: z.stringbool().default(false) }),
      response: { 200: done, ...messageFailures },
    },
    async handler({ params: { id }, query: { force } }) {
      const name = await findUploadName(db, id);
      const uses = name && !force ? usesOf(await findUploadUses(db), name) : [];
      if (uses.length > 0) throw new Refusal(409, `The file is still used by ${inWords(uses)}.`);
      const deleted = await deleteUpload(db, id);
      if (!deleted) throw nothingHere();
      await discardUpload(media, deleted);
      await discardCaptions(media, deleted.captions);
      return { message: 'The file is deleted.' };
    },
  });
};
