import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveIn, withPlace } from './incoming.ts';
import { newCaptionsName } from './upload-name.ts';

/** Keeps a captions file in the media folder; answers its name, which nobody can guess or choose. */
export async function keepCaptions(folder: string, text: string): Promise<string> {
  const name = newCaptionsName();
  await withPlace(folder, async (place) => {
    await writeFile(join(place, name), text, { flush: true });
    await moveIn(folder, place, [name]);
  });
  return name;
}

/** Takes a captions file away; nothing happens without one. */
export async function discardCaptions(folder: string, name: string): Promise<void> {
  if (name !== '') await rm(join(folder, name), { force: true });
}
