import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { findSiteSettings } from '../../db/settings.ts';
import type { SocialPictureKind } from '../../domain/social-picture.ts';
import { replaceFile } from '../../media/drawings.ts';
import {
  drawSocialPicture,
  type SocialPicture,
  socialPictureVersion,
} from '../../media/social-picture.ts';
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

/** One folder per item with the one file of its present words. */
interface Place {
  folder: string;
  file: string;
}

function placeOf(root: string, item: string, hash: string): Place {
  const folder = join(root, 'social', createHash('sha256').update(item).digest('hex').slice(0, 24));
  return { folder, file: join(folder, `${hash}.png`) };
}

function hashOf(picture: SocialPicture): string {
  const words = JSON.stringify([socialPictureVersion, picture]);
  return createHash('sha256').update(words).digest('hex').slice(0, 24);
}

async function keep({ folder, file }: Place, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const older = await readdir(folder);
  await replaceFile(file, bytes);
  await Promise.all(older.map((name) => rm(join(folder, name), { force: true })));
}

/** Draws each picture once, whoever asks for it meanwhile, and one at a time. */
function pictureStore({ services, log }: FastifyInstance) {
  const drawing = new Map<string, Promise<Buffer>>();
  const inTurn = makeTurns(1, mayWait);

  async function draw(place: Place, picture: SocialPicture): Promise<Buffer> {
    const bytes = await inTurn(() => drawSocialPicture(picture));
    // A full disk costs the next visitor a drawing, and this one nothing.
    await keep(place, bytes).catch((error) => log.error(error, 'a social picture was not kept'));
    return bytes;
  }

  return async function pictureAt(item: string, picture: SocialPicture, hash: string) {
    const place = placeOf(services.config.mediaDir, item, hash);
    const kept = await readFile(place.file).catch(() => null);
    if (kept) return kept;
    const begun = drawing.get(place.file);
    if (begun) return begun;
    const bytes = draw(place, picture).finally(() => drawing.delete(place.file));
    drawing.set(place.file, bytes);
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
