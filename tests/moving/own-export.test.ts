import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { DatabaseKind } from '../../db/open.ts';
import { importOwn } from '../../server/moving/own/import-own.ts';
import { ownFolder } from '../backup/site.ts';
import { emptySite, exportTo, firstSite, publicAnswers } from './whole-site.ts';

const pagesIn = (answers: Map<string, string>) =>
  [...answers.values()].filter((answer) => /\n<!doctype html/i.test(answer)).length;

/** One site travels on from database to database: what each step drops is missing at the next, too. */
test('R-I-08 an export makes the same pages of an empty site, from SQLite to Postgres and back', async () => {
  let site = await firstSite('sqlite');
  const answers = await publicAnswers(site);
  expect(answers.size).toBeGreaterThan(300);
  expect(pagesIn(answers)).toBeGreaterThan(150);
  const ways: [DatabaseKind, string][] = [
    ['postgres', 'site'],
    ['sqlite', 'site.zip'],
  ];
  for (const [kind, name] of ways) {
    const target = join(ownFolder(), name);
    await exportTo(site, target);
    site = await emptySite(kind);
    await importOwn(site.database.db, site.media, target);
    const again = await publicAnswers(site);
    const differing = [...answers].filter(([path, answer]) => again.get(path) !== answer);
    const equal = `${answers.size - differing.length} of ${answers.size} public answers equal`;
    process.stdout.write(`to ${kind}: ${equal}, ${pagesIn(again)} of them pages\n`);
    expect(differing.map(([path]) => path)).toEqual([]);
    expect([...again.keys()]).toEqual([...answers.keys()]);
  }
}, 300_000);
