import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { pictureSources } from '../../domain/media/picture-sources.ts';
import { socialPictureVersion } from '../../domain/media/social-picture.ts';
import { logoFile } from '../../media/brand/logo-file.ts';
import { limitConcurrency } from '../../media/concurrency-limit.ts';
import { withTemporaryFolder } from '../../media/incoming.ts';
import type { SocialArt } from '../../media/social/art.ts';
import type { SocialFiles, SocialPicture } from '../../media/social/social-picture.ts';
import type { MediaStore } from '../../media/stores/store.ts';

/** Queued drawings, each 0.25 s of one core. */
const maxWaiting = 1_000;

const fileAddress = /^\/media\/([\w-]+(?:\/[\w-]+)*\.(?:svg|png|jpg|webp|avif))$/;

/** The names of the site's own files: no other address is fetched (threat T25), no other folder read. */
function namesIn(art: SocialArt): string[] {
  const addresses =
    art.kind === 'thing' ? [art.picture] : art.kind === 'portraits' ? art.pictures : [];
  return addresses.map((address) => fileAddress.exec(pictureSources(address).src)?.[1] ?? '');
}

/** One folder per item, with one file named after a hash of its text. */
interface Kept {
  folder: string;
  file: string;
}

function keptAs(item: string, picture: SocialPicture): Kept {
  const folder = `social/${createHash('sha256').update(item).digest('hex').slice(0, 24)}`;
  return { folder, file: `${folder}/${socialPictureHash(picture)}.png` };
}

export function socialPictureHash(picture: SocialPicture): string {
  const words = JSON.stringify([socialPictureVersion, picture]);
  return createHash('sha256').update(words).digest('hex').slice(0, 24);
}

function keep(media: MediaStore, { folder, file }: Kept, bytes: Buffer): Promise<void> {
  return withTemporaryFolder(media.folder, async (place) => {
    const older = await media.list(folder);
    await mkdir(join(place, folder), { recursive: true });
    await writeFile(join(place, file), bytes);
    await media.keep(place, [file]);
    await media.remove(older.filter((name) => name !== file));
  });
}

async function read(media: MediaStore, file: string): Promise<Buffer | null> {
  const kept = await media.read(file).catch(() => null);
  return kept && buffer(kept);
}

/** All of its art, or nothing of it: a picture that is half there would look broken. */
async function filesOf(media: MediaStore, { logo, art }: SocialPicture): Promise<SocialFiles> {
  const names = art ? namesIn(art) : [];
  const [logoBytes, ...files] = await Promise.all([
    logoFile(media, logo),
    ...names.map((name) => (name === '' ? null : read(media, name))),
  ]);
  const found = files.filter((file) => file !== null);
  return {
    ...(logoBytes && { logo: logoBytes }),
    art: found.length === names.length ? found : [],
  };
}

/** A drawing yields to waiting page requests for so long. */
const pollInterval = 50;
const maxYield = 1_000;

interface Needs {
  media: MediaStore;
  log: FastifyBaseLogger;
  admissionQueue: { isEmpty: boolean };
}

/** Concurrent requests share one drawing; one is drawn at a time. */
export function socialPictureStore({ media, log, admissionQueue }: Needs) {
  const drawing = new Map<string, Promise<Buffer>>();
  const inTurn = limitConcurrency(1, maxWaiting);

  async function yieldToRequests(): Promise<void> {
    for (let waited = 0; !admissionQueue.isEmpty && waited < maxYield; waited += pollInterval) {
      await setTimeout(pollInterval);
    }
  }

  async function draw(as: Kept, picture: SocialPicture): Promise<Buffer> {
    const { drawSocialPicture } = await import('../../media/social/social-picture.ts');
    const bytes = await inTurn(async () => {
      await yieldToRequests();
      return drawSocialPicture(picture, await filesOf(media, picture));
    });
    await keep(media, as, bytes).catch((error) =>
      log.error(error, 'a social picture was not kept'),
    );
    return bytes;
  }

  return {
    find: (item: string, picture: SocialPicture) => read(media, keptAs(item, picture).file),
    draw(item: string, picture: SocialPicture): Promise<Buffer> {
      const as = keptAs(item, picture);
      const begun =
        drawing.get(as.file) ?? draw(as, picture).finally(() => drawing.delete(as.file));
      drawing.set(as.file, begun);
      return begun;
    },
  };
}
