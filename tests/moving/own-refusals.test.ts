import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { insertItem } from '../../db/content/change-items.ts';
import { saveMailSettings } from '../../db/mail/mail-settings.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { readConfig } from '../../server/config.ts';
import { importIntoEmpty } from '../../server/moving/own/import-into-empty.ts';
import { importOwn } from '../../server/moving/own/import-own.ts';
import { ownFolder } from '../backup/site.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { insertEnquiry } from '../insert-enquiry.ts';
import { emptySite, exportTo, moment, type WholeSite } from './whole-site.ts';
import { zipOf } from './zip-of.ts';

let target: string;
let empty: WholeSite;
let source: WholeSite;

const secret = 'a-secret-of-the-webhook-0';

beforeEach(async () => {
  source = await emptySite('sqlite');
  const { db } = source.database;
  await saveSiteSettings(db, fixtureSettings);
  const webhook = { url: 'https://hook.example/', secret };
  await saveMailSettings(db, { receipt: true, sender_name: '', signature: '', webhook }, moment);
  await insertItem(db, blogKind, { title: 'One', slug_url: 'one' });
  target = join(ownFolder(), 'export');
  await exportTo(source, target);
  empty = await emptySite('sqlite');
});

async function refusalOf(path = target): Promise<string> {
  const refusal = await importOwn(empty.database.db, empty.media, path).then(
    (manifest) => (manifest ? 'imported' : 'of another kind'),
    (error: Error) => error.message,
  );
  const rows = await empty.database.db.selectFrom('settings').select('key').execute();
  expect([rows, await empty.media.list()], refusal).toEqual([[], []]);
  return refusal;
}

const fileOf = (part: string) => {
  const names = readdirSync(target, { recursive: true, encoding: 'utf8' });
  return join(target, names.find((name) => name.includes(part)) ?? '');
};

/** Of this process; elsewhere than on Linux nothing tells. */
function openFiles(): string[] {
  const folder = '/proc/self/fd';
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    try {
      return readlinkSync(join(folder, name));
    } catch {
      // The one that read the folder.
      return [];
    }
  });
}

/** Changes a text, and the checksums with it. */
function forge(part: string, change: (text: string) => string): void {
  const path = fileOf(part);
  const before = readFileSync(path);
  writeFileSync(path, change(before.toString()));
  const sums = join(target, 'files.sha256');
  const sumOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  const list = readFileSync(sums, 'utf8');
  writeFileSync(
    sums,
    list.replace(sumOf(before), () => sumOf(readFileSync(path))),
  );
}

test('an export that lacks a file, or has another one, is refused', async () => {
  writeFileSync(fileOf('one.json'), '{}');
  expect(await refusalOf()).toMatch(/damaged or not whole .*one\.json has changed.*Nothing/);
  rmSync(fileOf('one.json'));
  expect(await refusalOf()).toMatch(/one\.json is missing/);
  truncateSync(join(target, 'files.sha256'), 100);
  expect(await refusalOf()).toMatch(/damaged or not whole/);
  rmSync(join(target, 'export.json'));
  expect(await refusalOf()).toBe('of another kind');
});

test('half a zip is refused', async () => {
  const file = `${target}.zip`;
  await exportTo(source, file);
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, whole.length / 2));
  expect(await refusalOf(file)).toBe('of another kind');
});

test('a zip with the drawing of a slug that begins with a dot is whole', async () => {
  const name = 'drawings/.net-development/banner.svg';
  const place = ownFolder();
  mkdirSync(join(place, dirname(name)), { recursive: true });
  writeFileSync(join(place, name), '<svg/>');
  await source.media.keep(place, [name]);
  const file = `${target}-dot.zip`;
  await exportTo(source, file);
  await importOwn(empty.database.db, empty.media, file);
  expect(await empty.media.list()).toContain(name);
});

test('T44 a zip that grows too large is not read', async () => {
  const file = `${target}.zip`;
  const manifest = readFileSync(join(target, 'export.json'), 'utf8');
  const bomb = { content: Buffer.alloc(20_000_000) };
  writeFileSync(file, await zipOf({ 'export.json': manifest, 'media/a.png': bomb }));
  expect(await refusalOf(file)).toBe('of another kind');
});

test('a newer export, a foreign one and one of no site are refused', async () => {
  const manifest = readFileSync(join(target, 'export.json'), 'utf8');
  writeFileSync(join(target, 'export.json'), manifest.replace('"version": 1', '"version": 2'));
  expect(await refusalOf()).toMatch(/newer release \(format 2, this one reads 1\)/);
  writeFileSync(join(target, 'export.json'), '{"db":[]}');
  expect(await refusalOf()).toMatch(/no export of this program/);
  writeFileSync(join(target, 'export.json'), manifest);
  forge('settings.json', () => '[]');
  expect(await refusalOf()).toMatch(/cannot be imported/);
});

test('a forged item, and a name that leads out, are refused', async () => {
  const pristine = `${target}-pristine`;
  cpSync(target, pristine, { recursive: true });
  forge('one.json', (json) => json.replace('"draft": null', '"draft": 3'));
  expect(await refusalOf()).toMatch(/one\.json: waiting\.draft/);
  target = pristine;
  forge('files.sha256', (sums) => `${sums}${'0'.repeat(64)}  media/../../etc/x\n`);
  expect(await refusalOf()).toMatch(/names "media\/\.\.\/\.\.\/etc\/x"/);
});

test('a site that is not empty is refused and stays as it is', async () => {
  await insertItem(empty.database.db, blogKind, { title: 'Mine', slug_url: 'mine' });
  expect(await refusalOf()).toMatch(/not empty \(blogs\)/);
});

test('T34 enquiries stand apart, accounts and secrets are in no file', async () => {
  const { db } = source.database;
  await insertEnquiry(db, {
    name: 'Maryam',
    email: 'maryam@barhi.example',
    message: '=1+1',
    phoneNum: '',
    businessName: '',
    role: '',
  });
  const again = join(ownFolder(), 'again');
  await exportTo(source, again);
  const names = readdirSync(again, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile());
  const holding = (text: string) =>
    files
      .filter(({ parentPath, name }) => readFileSync(join(parentPath, name)).includes(text))
      .map(({ name }) => name)
      .sort();
  expect(holding('maryam@barhi.example')).toEqual(['enquiries.csv', 'enquiries.json']);
  expect(readFileSync(join(again, 'enquiries/enquiries.csv'), 'utf8')).toContain("'=1+1");
  expect([...holding(secret), ...holding('password_hash')]).toEqual([]);
  expect(existsSync(`${again}.partial`)).toBe(false);
});

test('a taken name is refused, and nothing is left of an export that fails', async () => {
  await expect(exportTo(source, target)).rejects.toThrow(
    'is not empty; name a new or an empty one',
  );
  const failing = {
    ...source,
    media: { ...source.media, list: () => Promise.reject(new Error('away')) },
  };
  const next = join(ownFolder(), 'next');
  for (const name of [next, `${next}.zip`]) {
    await expect(exportTo(failing, name)).rejects.toThrow('away');
    expect([existsSync(name), existsSync(`${name}.partial`)]).toEqual([false, false]);
  }
  expect(openFiles().filter((path) => path.includes('/export/'))).toEqual([]);
});

test('R-I-01 the command knows an export of its own, and a plan of it writes nothing', async () => {
  const data = join(ownFolder(), 'data');
  const config = readConfig({ DATA_DIR: data });
  const plan = await importIntoEmpty(config, { file: target, isPlan: true });
  expect(plan).toMatch(/^An export that is whole: the site Aqua .* Nothing was written\.$/);
  expect(existsSync(data)).toBe(false);
  const done = await importIntoEmpty(config, { file: target, isPlan: false });
  expect(done).toMatch(/^Imported: the site Aqua /);
  expect(await importIntoEmpty(config, { file: 'README.md', isPlan: false })).toBe(null);
});
