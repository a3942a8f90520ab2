import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { insertItem } from '../../db/content/change-items.ts';
import { saveSiteSettings } from '../../db/settings.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { ownFolder } from '../backup/site.ts';
import { fixtureSettings } from '../fixture-settings.ts';
import { insertEnquiry } from '../insert-enquiry.ts';
import { ghostExport, ghostPost } from './ghost-export.ts';
import { entriesIn, itemsOf } from './read-entries.ts';
import { emptySite, exportTo } from './whole-site.ts';
import { wxr } from './wordpress-export.ts';

const page = readFileSync('docs/moving.md', 'utf8');

const { scripts }: { scripts: Record<string, string> } = JSON.parse(
  readFileSync('package.json', 'utf8'),
);

test('R-I-10 every command of the page about moving is one, with options that it knows', () => {
  const commands = [...page.matchAll(/npm run ([\w:]+)(?: -- ([^\n`#]*))?/g)];
  expect(commands.length).toBeGreaterThan(5);
  for (const [whole, name = '', words = ''] of commands) {
    const [, file = ''] =
      /^(?:NODE_ENV=production )?node (\S+\.ts)/.exec(scripts[name] ?? '') ?? [];
    expect(file, whole).not.toBe('');
    const source = readFileSync(file, 'utf8');
    for (const [, option = ''] of words.matchAll(/--([\w-]+)/g)) {
      expect(source, whole).toMatch(new RegExp(`--${option}\\b`));
    }
  }
});

test('R-I-10 what the page names is in an export, and nothing else', async () => {
  const { database, ...site } = await emptySite('sqlite');
  const { db } = database;
  await saveSiteSettings(db, fixtureSettings);
  await insertItem(db, blogKind, { title: 'One', slug_url: 'one' });
  await insertEnquiry(db, {
    name: 'Maryam',
    email: 'maryam@barhi.example',
    message: 'Hello',
    phoneNum: '',
    businessName: '',
    role: '',
  });
  const target = join(ownFolder(), 'export');
  await exportTo({ database, ...site }, target);
  const [table = ''] = /\| In it \|[\s\S]*?\n\n/.exec(page) ?? [];
  const named = [...table.matchAll(/`([\w-]+(?:\.\w+)?)(?:\/[^`]*)?`/g)].map(
    ([, name = '']) => name,
  );
  const found = readdirSync(target).filter((name) => name !== 'README.md');
  for (const name of found) expect(named, name).toContain(name);
  for (const name of [
    'export.json',
    'files.sha256',
    'content',
    'settings.json',
    'enquiries',
    'schemas',
  ]) {
    expect(found, name).toContain(name);
  }
  const impersonal = join(ownFolder(), 'impersonal');
  await exportTo({ database, ...site }, impersonal, false);
  expect(readdirSync(impersonal)).not.toContain('enquiries');
});

const read = (text: string, name: string) => entriesIn(text, name).then(itemsOf);

test('R-I-10 the versions that the page names are read, and those around them are refused', async () => {
  const [, first = '', last = ''] = /\(WXR (1\.\d) to (1\.\d)\)/.exec(page) ?? [];
  expect([first, last]).toEqual(['1.0', '1.2']);
  for (const version of ['1.0', '1.1', '1.2']) {
    expect(await read(wxr([{ id: 1 }], '', version), 'a.xml'), version).toHaveLength(1);
  }
  await expect(read(wxr([{ id: 1 }], '', '1.3'), 'a.xml')).rejects.toThrow(/Version 1\.3/);
  const [, oldest = '', newest = ''] = /\(JSON, versions (\d) to (\d)\)/.exec(page) ?? [];
  const posts = [ghostPost('a')];
  for (let major = Number(oldest); major <= Number(newest); major += 1) {
    expect(await read(ghostExport({ posts }, `${major}.0.0`), 'a.json')).toHaveLength(1);
  }
  for (const major of [Number(oldest) - 1, Number(newest) + 1]) {
    await expect(read(ghostExport({ posts }, `${major}.0.0`), 'a.json')).rejects.toThrow(
      /of Ghost/,
    );
  }
});
