import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storeDrawings } from '../../media/pictures/drawings.ts';
import { folderStore } from '../../media/stores/folder-store.ts';
import { drawingGrounds } from './drawing-grounds.ts';

test('a drawing tells its ground; a photo, a lost file and a strange address have none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-grounds-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const store = folderStore(folder);
  await storeDrawings(store, 'one', { theme: 'water' });
  const groundOf = drawingGrounds(store);
  const water = await groundOf('', 'one');
  expect(water).toMatch(/^#[0-9a-f]{6}$/i);
  expect(await groundOf('/media/drawings/one/banner.svg', 'other')).toBe(water);
  expect(await groundOf('/media/photo.jpg', 'one')).toBeNull();
  expect(await groundOf('', 'lost')).toBeNull();
  expect(await groundOf('/media/drawings/%E0/banner.svg', 'x')).toBeNull();
});
