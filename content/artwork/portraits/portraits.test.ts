import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { people } from './people.ts';
import { portraitOf } from './portrait.ts';

const folder = resolve(import.meta.dirname, '../../media/portraits');

const maxBytes = 8_192;

test('the folder holds the portraits and nothing else', async () => {
  const names = people.map(({ name }) => `${name}.svg`);
  expect((await readdir(folder)).toSorted()).toEqual(names.toSorted());
});

test.each(people)('the portrait of $name is what is drawn, and small', async (portrait) => {
  const stored = await readFile(join(folder, `${portrait.name}.svg`), 'utf8');
  expect(stored).toBe(portraitOf(portrait));
  expect(stored.length).toBeLessThanOrEqual(maxBytes);
});

test('the line of a portrait goes on in the next one', () => {
  for (const portrait of people) {
    expect(portraitOf(portrait)).toMatch(/d="M-4 306C40 306 [^"]* 260 306 304 306"/);
  }
});

test('neighbours stand on different grounds', () => {
  for (const [index, { ground }] of people.entries()) {
    expect(people[index - 1]?.ground).not.toBe(ground);
  }
});
