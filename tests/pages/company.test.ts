import { afterAll, beforeAll, expect, test } from 'vitest';
import { peopleOf } from '../../content/pages/company-people.ts';
import { insertItem } from '../../db/content/change-items.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { all, attribute, linksNamed, sectionNamed, textOf, texts } from './html.ts';
import { openPages, type PageServer } from './page-server.ts';

let site: PageServer;
beforeAll(async () => {
  site = await openPages('none');
});
afterAll(() => site.close());

test('R-2.1-05 clients: without any, there is no heading; of many, two dozen stand by name', async () => {
  expect(texts(await site.page('/company'), 'h2')).not.toContain('Who we work for_');
  for (let number = 1; number <= 30; number += 1) {
    const study = { clientName: `Client & ${number}`, bannerImage: '/a.png' };
    await insertItem(site.db, caseStudyKind, study, { status: 'published' });
  }
  const section = sectionNamed(await site.page('/company'), 'Who we work for_');
  const names = all(section, 'span').map(textOf);
  expect(names.filter((name) => /^Client & \d+$/.test(name))).toHaveLength(24);
});

test('R-2.1-05 hero, about with mission and ambition, people, reviews, clients, in this order', async () => {
  const main = all(await site.page('/company'), 'main')[0];
  expect(main && all(main, 'h1|h2|h3').map(textOf)).toEqual([
    'Built to run after we leave',
    'Designers in Dubai, engineers in Karachi, one plan on the wall of both rooms.',
    'What we are for_',
    'Mission',
    'Ambition',
    'The Dubai room_',
    ...peopleOf('Dubai').map(({ name }) => name),
    'The Karachi room_',
    ...peopleOf('Karachi').map(({ name }) => name),
    'What clients say_',
    'Who we work for_',
  ]);
});

test('the people of both rooms are said to be invented, once, below the last of them', async () => {
  const page = await site.page('/company');
  for (const room of ['Dubai', 'Karachi'] as const) {
    const section = sectionNamed(page, `The ${room} room_`);
    const portraits = all(section, 'img').map((image) => attribute(image, 'src'));
    expect(portraits).toEqual(peopleOf(room).map(({ portrait }) => portrait));
  }
  const said = /invented for this demonstration/g;
  expect(textOf(sectionNamed(page, 'The Karachi room_')).match(said)).toHaveLength(1);
  expect(textOf(page).match(said)).toHaveLength(1);
});

test('R-2.1-06 mission and ambition lead to the contact page, and nothing else says Learn More', async () => {
  const page = await site.page('/company');
  expect(all(page, 'a').filter((link) => textOf(link) === 'Learn More')).toHaveLength(2);
  expect(linksNamed(page, 'Learn More')).toEqual(['/contact', '/contact']);
  const spoken = all(page, 'a', { 'aria-label': /^Learn More/ });
  expect(spoken.map((link) => attribute(link, 'aria-label'))).toEqual([
    'Learn More about our mission',
    'Learn More about our ambition',
  ]);
});

test('no style attribute, which the content policy would drop', async () => {
  expect((await site.visit('/company')).html).not.toMatch(/\sstyle=/);
});
