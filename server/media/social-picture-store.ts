import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { socialPictureVersion } from '../../domain/media/social-picture.ts';
import { limitConcurrency } from '../../media/concurrency-limit.ts';
import { withTemporaryFolder } from '../../media/incoming.ts';
import type { SocialPicture } from '../../media/social-picture.ts';
import type { MediaStore } from '../../media/stores/store.ts';

/** Pictures that may wait to be drawn, each a quarter of a second of one core. */
const maxWaiting = 1_000;

/** In the media store: one folder per item with the one file of its present words. */
interface Kept {
  folder: string;
  file: string;
}

function keptAs(item: string, picture: SocialPicture): Kept {
  const folder = `social/${createHash('sha256').update(item).digest('hex').slice(0, 24)}`;
  return { folder, file: `${folder}/${hashOf(picture)}.png` };
}

export function hashOf(picture: SocialPicture): string {
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

/** A store that is away costs a drawing. */
async function read(media: MediaStore, file: string): Promise<Buffer | null> {
  const kept = await media.read(file).catch(() => null);
  return kept && buffer(kept);
}

/** Milliseconds between two looks whether readers still wait for pages, and for which a drawing lets them go first. */
const pollInterval = 50;
const maxYield = 1_000;

interface Needs {
  media: MediaStore;
  log: FastifyBaseLogger;
  /** Readers of pages. */
  admissionQueue: { isEmpty: boolean };
}

/** Draws each picture once, whoever asks for it meanwhile, and one at a time. */
export function socialPictureStore({ media, log, admissionQueue }: Needs) {
  const drawing = new Map<string, Promise<Buffer>>();
  const inTurn = limitConcurrency(1, maxWaiting);

  async function yieldToRequests(): Promise<void> {
    for (let waited = 0; !admissionQueue.isEmpty && waited < maxYield; waited += pollInterval) {
      await setTimeout(pollInterval);
    }
  }

  async function draw(as: Kept, picture: SocialPicture): Promise<Buffer> {
    const { drawSocialPicture } = await import('../../media/social-picture.ts');
    const bytes = await inTurn(async () => {
      await yieldToRequests();
      return drawSocialPicture(picture);
    });
    // A full disk costs the next visitor a drawing, and this one nothing.
    await keep(media, as, bytes).catch((error) =>
      log.error(error, 'a social picture was not kept'),
    );
    return bytes;
  }

  return {
    /** The picture that is kept for an item's words, or null when it has to be drawn. */
    find: (item: string, picture: SocialPicture) => read(media, keptAs(item, picture).file),
    /** @throws {UploadRefused} when too many wait already. */
    draw(item: string, picture: SocialPicture): Promise<Buffer> {
      const as = keptAs(item, picture);
      const begun =
        drawing.get(as.file) ?? draw(as, picture).finally(() => drawing.delete(as.file));
      drawing.set(as.file, begun);
      return begun;
    },
  };
}
