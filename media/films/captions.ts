import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withTemporaryFolder } from '../incoming.ts';
import type { MediaStore } from '../stores/store.ts';
import { newCaptionsName } from '../upload-name.ts';

export async function keepCaptions(store: MediaStore, text: string): Promise<string> {
  const name = newCaptionsName();
  await withTemporaryFolder(store.folder, async (place) => {
    await writeFile(join(place, name), text, { flush: true });
    await store.keep(place, [name]);
  });
  return name;
}

export async function discardCaptions(store: MediaStore, name: string): Promise<void> {
  if (name !== '') await store.remove([name]);
}
