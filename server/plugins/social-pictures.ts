import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { findSiteSettings } from '../../db/settings.ts';
import { type SocialPictureKind, socialPictureVersion } from '../../domain/social-picture.ts';
import { withPlace } from '../../media/incoming.ts';
import type { SocialPicture } from '../../media/social-picture.ts';
import type { MediaStore } from '../../media/store.ts';
import { makeTurns } from '../../media/turns.ts';
import { UploadRefused } from '../../media/upload-refused.ts';
import { Refusal, retryAfter } from '../refusal.ts';
import { socialSubjects } from '../social-subjects.ts';
import { nothingHere } from './errors.ts';

/** Other sites show these pictures; a network asks once and keeps its copy. */
const headers = {
  'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Pictures that may wait to be drawn; one takes half a second of one core. */
const mayWait = 50;

const isKind = (kind: string): kind is SocialPictureKind => Object.hasOwn(socialSubjects, kind);

/** Kind and id of an address such as `case-study/<id>.png`; null for one we never write. */
function readAddress(address: string): { kind: SocialPictureKind; id: string } | null {
  const [, kind = '', id = ''] = /^([a-z-]+)\/([^/]+)\.png$/.exec(address) ?? [];
  return isKind(kind) ? { kind, id } : null;
}

/** In the media store: one folder per item with the one file of its present words. */
interface Kept {
  folder: string;
  file: string;
}

function keptAs(item: string, hash: string): Kept {
  const folder = `social/${createHash('sha256').update(item).digest('hex').slice(0, 24)}`;
  return { folder, file: `${folder}/${hash}.png` };
}

function hashOf(picture: SocialPicture): string {
  const words = JSON.stringify([socialPictureVersion, picture]);
  return createHash('sha256').update(words).digest('hex').slice(0, 24);
}

function keep(media: MediaStore, { folder, file }: Kept, bytes: Buffer): Promise<void> {
  return withPlace(media.folder, async (place) => {
    const older = await media.list(folder);
    await mkdir(join(place, folder), { recursive: true });
    await writeFile(join(place, file), bytes);
    await media.keep(place, [file]);
    await media.remove(older.filter((name) => name !== file));
  });
}

/** A store that is away costs a drawing. */
async function read(media: MediaStore, file: string): Promise<Buffer | null> {
  const kept = await media.read(file).catch(() => null);
  return kept && buffer(kept);
}

/** Draws each picture once, whoever asks for it meanwhile, and one at a time. */
function pictureStore({ services: { media }, log }: FastifyInstance) {
  const drawing = new Map<string, Promise<Buffer>>();
  const inTurn = makeTurns(1, mayWait);

  async function draw(as: Kept, picture: SocialPicture): Promise<Buffer> {
    const { drawSocialPicture } = await import('../../media/social-picture.ts');
    const bytes = await inTurn(() => drawSocialPicture(picture));
    // A full disk costs the next visitor a drawing, and this one nothing.
    await keep(media, as, bytes).catch((error) =>
      log.error(error, 'a social picture was not kept'),
    );
    return bytes;
  }

  return async function pictureAt(item: string, picture: SocialPicture, hash: string) {
    const as = keptAs(item, hash);
    const kept = await read(media, as.file);
    if (kept) return kept;
    const begun = drawing.get(as.file);
    if (begun) return begun;
    const bytes = draw(as, picture).finally(() => drawing.delete(as.file));
    drawing.set(as.file, bytes);
    return bytes;
  };
}

/** GET /social/<kind>/<id>.png, for pages that exist and for nothing else. */
export const socialPictures = plugin(
  async (app: FastifyInstance) => {
    const { db } = app.services;
    const pictureAt = pictureStore(app);
    app.get<{ Params: { '*': string } }>('/social/*', async (request, reply) => {
      const address = readAddress(request.params['*']);
      if (!address) throw nothingHere();
      const { kind, id } = address;
      const settings = await findSiteSettings(db);
      const subject = await socialSubjects[kind](db, id, settings);
      if (!subject) throw nothingHere();
      const picture = { ...subject, name: settings.name };
      const hash = hashOf(picture);
      reply.headers({ ...headers, ETag: `"${hash}"` });
      if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send();
      const bytes = await pictureAt(`${kind}/${id}`, picture, hash).catch((error: unknown) => {
        if (error instanceof UploadRefused) {
          throw new Refusal(503, 'Too many pictures are being drawn.', { headers: retryAfter });
        }
        throw error;
      });
      return reply.type('image/png').send(bytes);
    });
  },
  { name: 'social-pictures', dependencies: ['errors'] },
);
