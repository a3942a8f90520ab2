import { expect, test } from 'vitest';
import { firstSettings } from '../../../../content/settings.ts';
import { journalFieldsOf } from '../../settings/journal-fields.ts';
import { planOf } from '../../settings/plan.ts';
import { draftOf as blogDraftOf } from '../kinds/blog/draft.ts';
import { journalFields as blogFields } from '../kinds/blog/journal-fields.ts';
import { textOf } from '../kinds/location-page/draft.ts';
import { journalFields as locationFields } from '../kinds/location-page/journal-fields.ts';
import { changedFields } from './fields.ts';

test('only what differs is kept, also what was emptied', () => {
  expect(changedFields({ a: '1', b: '2' }, { a: '1', b: '', c: '' })).toEqual({ b: '' });
});

test('a blog becomes fields and a blog again; each has a name for people', () => {
  const draft = blogDraftOf(null);
  const pairs = draft.pairs.map((pair) => ({ ...pair, heading: `H${pair.number}` }));
  const typed = { text: { ...draft.text, title: 'T' }, pairs };
  const fields = blogFields.fieldsOf(typed);
  expect(blogFields.draftFrom({ ...fields, unknown: 'x' })).toEqual(typed);
  expect(blogFields.labelOf('heading-3')).toBe('Heading 3');
  for (const name of Object.keys(fields)) expect(blogFields.labelOf(name)).not.toBe(name);
});

test('a location page does so, too', () => {
  const typed = { ...textOf(null), heading_2: 'Second' };
  const fields = locationFields.fieldsOf(typed);
  expect(locationFields.draftFrom({ ...fields, unknown: 'x' })).toEqual(typed);
  for (const name of Object.keys(fields)) expect(locationFields.labelOf(name)).not.toBe(name);
});

test('each field of the settings has a name for people, and a choice its words', () => {
  for (const [, blocks] of planOf(firstSettings)) {
    const form = journalFieldsOf(blocks);
    const fields = Object.fromEntries(
      blocks.flatMap((block) => block.fields.map(({ path }) => [path, 'typed'])),
    );
    expect(form.draftFrom({ ...fields, unknown: 'x' })).toEqual(fields);
    for (const path of Object.keys(fields)) expect(form.labelOf(path)).not.toBe(path);
  }
  const home = journalFieldsOf(planOf(firstSettings)[3]?.[1] ?? []);
  expect(home.readableOf?.('home.readMore', 'third')).not.toBe('third');
});
