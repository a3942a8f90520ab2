import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DatabaseKind } from '../../db/open.ts';
import { importOwn } from '../../server/moving/own/import-own.ts';
import { ownFolder } from '../backup/site.ts';
import { emptySite, exportTo, firstSite, publicAnswers } from './whole-site.ts';

const ways: [DatabaseKind, DatabaseKind, string][] = [
  ['sqlite', 'postgres', 'site'],
  ['postgres', 'sqlite', 'site.zip'],
];

test.each(ways)(
  'R-I-08 an export from %s makes the same pages of an empty site on %s',
  async (from, to, name) => {
    const before = await firstSite(from);
    const target = join(ownFolder(), name);
    await exportTo(before, target);
    const after = await emptySite(to);
    await importOwn(after.database.db, after.media, target);
    const answers = await publicAnswers(before);
    const again = await publicAnswers(after);
    const differing = [...answers].filter(([path, answer]) => again.get(path) !== answer);
    const pages = [...answers.values()].filter((answer) => /\n<!doctype html/i.test(answer));
    const equal = `${answers.size - differing.length} of ${answers.size} public answers equal`;
    process.stdout.write(`${from} to ${to}: ${equal}, ${pages.length} of them pages\n`);
    expect(differing.map(([path]) => path)).toEqual([]);
    expect([...again.keys()]).toEqual([...answers.keys()]);
    expect(answers.size).toBeGreaterThan(300);
    expect(pages.length).toBeGreaterThan(150);
  },
  300_000,
);
