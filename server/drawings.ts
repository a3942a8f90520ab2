import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { drawingFolder, drawingKinds, writeDrawings } from '../media/drawings.ts';
import type { Config } from './config.ts';

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

/**
 * Draws the pictures of an item that has none of its own, once per seed
 * (docs/decisions/0003-drawings-by-address.md). Takes about 0.2 s. A failure is logged: the item is
 * saved all the same, and its next save tries again.
 */
export async function drawItem(
  seed: string,
  { config, log }: { config: Pick<Config, 'mediaDir'>; log: FastifyBaseLogger },
): Promise<void> {
  const folder = join(config.mediaDir, 'drawings');
  try {
    const files = drawingKinds.map((kind) => join(folder, drawingFolder(seed), `${kind}.svg`));
    const found = await Promise.all(files.map(exists));
    if (found.includes(false)) await writeDrawings(folder, seed);
  } catch (error) {
    log.error(error, 'the drawings of an item could not be made');
  }
}
