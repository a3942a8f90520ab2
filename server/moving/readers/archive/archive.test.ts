import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { entriesIn } from '../../../../tests/moving/read-entries.ts';
import { zipOf } from '../../../../tests/moving/zip-of.ts';
import { findInFiles, placesOfFiles } from '../../pictures/find-in-files.ts';
import { openFiles } from './open-files.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function refusalOf(zip: Buffer): Promise<string> {
  const path = join(folder, 'a.zip');
  await writeFile(path, zip);
  const error = await openFiles(path).catch((refused) => refused);
  return error instanceof Error ? `${error.constructor.name}: ${error.message}` : 'opened';
}

/** Names of the same length, where no program would write them. */
function renamed(zip: Buffer, from: string, to: string): Buffer {
  return Buffer.from(
    zip.toString('latin1').replaceAll(from, () => to),
    'latin1',
  );
}

test('T44 names that lead out of the zip are refused', async () => {
  const zip = await zipOf({ 'aa/bb.markdown': 'x' });
  expect(await refusalOf(renamed(zip, 'aa/bb.markdown', '../bb.markdown'))).toMatch(
    /ExportRefused.*leads out/,
  );
  expect(await refusalOf(renamed(zip, 'aa/bb.markdown', '/etc/a.markdow'))).toMatch(
    /ExportRefused.*leads out/,
  );
  expect(await refusalOf(renamed(zip, 'aa/bb.markdown', 'c:/bb.markdown'))).toMatch(
    /ExportRefused.*leads out/,
  );
  expect(await refusalOf(zip)).toBe('opened');
});

test('T44 links, bombs and halves are refused', async () => {
  const link = await zipOf({ a: { content: '/etc/passwd', mode: 0o120777 } });
  expect(await refusalOf(link)).toMatch(/ExportRefused.*holds a link/);
  const bomb = await zipOf({ 'a.markdown': { content: Buffer.alloc(20_000_000) } });
  expect(await refusalOf(bomb)).toMatch(/ExportRefused.*grows too large/);
  expect(await refusalOf(bomb.subarray(0, -30))).toMatch(/ExportRefused.*damaged/);
});

test('T44 a member that is larger than its directory says is not read on', async () => {
  const zip = await zipOf({ 'a.markdown': 'x'.repeat(5_000) });
  const size = Buffer.alloc(4);
  size.writeUInt32LE(5_000);
  const small = Buffer.alloc(4);
  small.writeUInt32LE(10);
  const lying = renamed(zip, size.toString('latin1'), small.toString('latin1'));
  const entries = await entriesIn(lying, 'a.zip');
  expect(entries.at(-1)).toMatchObject({ what: 'unreadable', id: 'a.markdown' });
});

test('a zip within a zip stays closed', async () => {
  const inner = await zipOf({ 'a.markdown': 'x' });
  const zip = await zipOf({ 'inner.zip': { content: inner } });
  await expect(entriesIn(zip, 'a.zip')).rejects.toThrow(/no export/);
});

test('links in a folder and hidden files are left out', async () => {
  await mkdir(join(folder, '.git'));
  await writeFile(join(folder, '.git', 'a.markdown'), 'x');
  await writeFile(join(folder, 'b.markdown'), 'x');
  await symlink('/etc', join(folder, 'etc'));
  await symlink('/etc/hosts', join(folder, 'c.markdown'));
  const files = await openFiles(folder);
  expect(files.paths).toEqual(['b.markdown']);
  await expect(files.open('../b.markdown')).rejects.toThrow(/no file/);
});

test('names that a Mac decomposed are found as texts write them', async () => {
  const [typed, decomposed] = ['Café/größe.jpg', 'Café/größe.jpg'.normalize('NFD')];
  await mkdir(join(folder, dirname(decomposed)));
  await writeFile(join(folder, decomposed), 'x');
  const path = join(folder, 'a.zip');
  await writeFile(path, await zipOf({ [decomposed]: 'x' }));
  for (const files of [await openFiles(folder), await openFiles(path)]) {
    expect(files.paths).toContain(typed);
    expect(await text(await files.open(typed))).toBe('x');
    for (const written of [typed, decomposed]) {
      const places = placesOfFiles(files.paths);
      expect(findInFiles(places, `/${encodeURI(written)}`)).toBe(typed);
    }
    files.close();
  }
});

test('two names that differ in their composition alone stay two files', async () => {
  const names = ['é.jpg', 'é.jpg'.normalize('NFD')];
  const path = join(folder, 'a.zip');
  await writeFile(path, await zipOf(Object.fromEntries(names.map((name) => [name, name]))));
  const files = await openFiles(path);
  for (const name of names) expect(await text(await files.open(name))).toBe(name);
  files.close();
});
