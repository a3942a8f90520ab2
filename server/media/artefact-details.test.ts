import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderStore } from '../../media/stores/folder-store.ts';
import { artefactDetails } from './artefact-details.ts';

test('an artefact says its size and what is seen on it, and nothing else does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'site-artefacts-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'artefacts/pier-and-basin'), { recursive: true });
  const head = '<svg xmlns="http://www.w3.org/2000/svg" width="426" height="880" fill="none"';
  const keep = (name: string, svg: string) =>
    writeFile(join(folder, 'artefacts/pier-and-basin', name), svg);
  await keep(
    'phone.svg',
    `${head}><title>Pier &amp; Basin on a phone.</title><path d="M0 0"/></svg>`,
  );
  await keep('plain.svg', `${head}><path stroke-width="9"/></svg>`);
  await keep(
    'sizeless.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><path stroke-width="9"/></svg>',
  );
  const detailsOf = artefactDetails(folderStore(folder));
  const size = { width: 426, height: 880 };
  const folderAddress = '/media/artefacts/pier-and-basin';
  expect(await detailsOf(`${folderAddress}/phone.svg`)).toEqual({
    size,
    alt: 'Pier & Basin on a phone.',
  });
  expect(await detailsOf(`${folderAddress}/plain.svg`)).toEqual({ size });
  for (const other of [`${folderAddress}/sizeless.svg`, `${folderAddress}/lost.svg`, '/a.png']) {
    expect(await detailsOf(other)).toBeNull();
  }
});
