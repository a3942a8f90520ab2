import type { FastifyInstance } from 'fastify';
import { replaceUpload } from '../../../db/media/replace-upload.ts';
import { findLibraryPage } from '../../../db/media/upload-library.ts';
import type { UsesOfFile } from '../../../db/media/upload-uses.ts';
import { setCaptions } from '../../../db/media/uploaded-films.ts';
import { deleteUpload, UploadInUse, updateUpload } from '../../../db/media/uploads.ts';
import {
  deleteUploadCall,
  listUploads,
  replaceUploadCall,
  updateCaptions,
  updateUploadCall,
} from '../../../domain/api/media/uploads.ts';
import { countOf } from '../../../domain/count-of.ts';
import { discardUpload } from '../../../media/accept.ts';
import { discardCaptions, keepCaptions } from '../../../media/films/captions.ts';
import { saveOf } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';
import { nothingHere } from '../../http/errors.ts';
import { Refusal } from '../../http/refusal.ts';
import { mayBeNamed } from '../store-upload.ts';

function inWords({ count, places }: UsesOfFile): string {
  const named = places.map(({ kind, title }) => `${kind} ‘${title}’`).join(', ');
  return count > places.length ? `${named} and ${count - places.length} more` : named;
}

function asRefusal(error: unknown): unknown {
  if (!(error instanceof UploadInUse)) return error;
  return new Refusal(409, `The file is still used by ${inWords(error.uses)}.`);
}

export async function uploads(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Uploads'], access: 'admin' });
  const { db, media } = app.services;

  route(listUploads, {
    summary: 'A page of uploads',
    description: '24 a page, each with the first places that name it.',
    handler: ({ query }) => findLibraryPage(db, query),
  });

  route(updateUploadCall, {
    summary: 'Describe an upload',
    description: [
      'The alt text stands where a page has no better one; the focus stays in sight; the poster stands',
      'for a film until it plays. What is absent stays.',
    ].join(' '),
    async handler({ params: { id }, body }) {
      if (!(await updateUpload(db, id, body))) throw nothingHere();
      return { message: 'The description is saved.' };
    },
  });

  route(updateCaptions, {
    summary: 'Give a film its captions',
    description: 'The text of a WebVTT file, up to 500 KB; an empty one takes the captions away.',
    example: { text: 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello' },
    async handler({ params: { id }, body: { text } }) {
      const name = text === '' ? '' : await keepCaptions(media, text);
      const before = await setCaptions(db, id, name).catch(async (error: unknown) => {
        if (!(await mayBeNamed(db, name, error))) await discardCaptions(media, name);
        throw error;
      });
      await discardCaptions(media, before ?? name);
      if (before === null) throw nothingHere();
      return { message: name ? 'The captions are saved.' : 'The captions are removed.' };
    },
  });

  route(replaceUploadCall, {
    summary: 'Replace an upload everywhere',
    description: [
      'Another upload of its kind is named in its place by every item, newer draft, film and setting,',
      'also in the trash. Both files stay; the alt text goes along where the new one has none. Captions',
      'stay with their film, and transcripts are named, as both say what the old one says.',
    ].join(' '),
    example: { address: '/media/0123456789abcdef0123456789abcdef-w1200h800.jpg' },
    audit: { action: 'file replaced', values: ['address'], omits: ['reversibly'] },
    async handler(request) {
      const { params, body } = request;
      const save = saveOf(request);
      const replaced = await replaceUpload(db, params.id, { ...body, save });
      if (!replaced) throw nothingHere();
      const { count } = replaced;
      const message = `The file is replaced in ${countOf(count, 'place')}.`;
      return { message, ...replaced };
    },
  });

  route(deleteUploadCall, {
    summary: 'Delete an upload',
    description: 'One that is still named somewhere answers 409 with the places, unless forced.',
    async handler({ params: { id }, query: { force } }) {
      const deleted = await deleteUpload(db, id, force).catch((error: unknown) => {
        throw asRefusal(error);
      });
      if (!deleted) throw nothingHere();
      await discardUpload(media, deleted);
      await discardCaptions(media, deleted.captions);
      return { message: 'The file is deleted.' };
    },
  });
}
