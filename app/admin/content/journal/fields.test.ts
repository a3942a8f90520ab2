import { expect, test } from 'vitest';
import { firstSettings } from '../../../../content/settings.ts';
import { blogKind } from '../../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../../../../domain/content/kinds/location-page.ts';
import { settingsGroups } from '../../../../domain/settings/groups/groups.ts';
import { draftOfRecord } from '../../settings/group-record.ts';
import { draftOf } from '../editor/draft.ts';
import { formFieldsOf } from '../editor/form-fields.ts';
import type { Pair } from '../editor/pairs/pairs.ts';
import { changedFields } from './fields.ts';

const blogFields = formFieldsOf(blogKind);
const locationFields = formFieldsOf(locationPageKind);
const studyFields = formFieldsOf(caseStudyKind);

test('only what differs is kept, also what was emptied', () => {
  expect(changedFields({ a: '1', b: '2' }, { a: '1', b: '', c: '' })).toEqual({ b: '' });
});

test('a blog becomes fields and a blog again; each has a name for people', () => {
  const draft = draftOf(blogKind, null);
  const pairs = (draft.blogs_content as Pair[]).map((pair) => ({
    ...pair,
    heading: `H${pair.number}`,
  }));
  const typed = { ...draft, title: 'T', blogs_content: pairs };
  const fields = blogFields.fieldsOf(typed);
  expect(blogFields.draftFrom({ ...fields, unknown: 'x' })).toEqual(typed);
  expect(blogFields.labelOf('heading-3')).toBe('Heading 3');
  for (const name of Object.keys(fields)) expect(blogFields.labelOf(name)).not.toBe(name);
});

test('a location page does so, too', () => {
  const typed = { ...draftOf(locationPageKind, null), heading_2: 'Second' };
  const fields = locationFields.fieldsOf(typed);
  expect(locationFields.draftFrom({ ...fields, unknown: 'x' })).toEqual(typed);
  for (const name of Object.keys(fields)) expect(locationFields.labelOf(name)).not.toBe(name);
});

test('D7 a case study does so with its reviews, which are read as names and words', () => {
  const reviews = [{ name: 'Amal', text: 'Good', source: 'Maps' }, { name: 'Badr' }];
  const typed = draftOf(caseStudyKind, { heroHeading: 'H', reviews });
  const fields = studyFields.fieldsOf(typed);
  expect(studyFields.draftFrom({ ...fields, unknown: 'x' })).toEqual(typed);
  expect(studyFields.labelOf('sec2Heading')).toBe('Section 2 Heading');
  for (const name of Object.keys(fields)) expect(studyFields.labelOf(name)).not.toBe(name);
  expect(studyFields.readableOf?.('reviews', fields.reviews ?? '')).toBe('Amal: Good\nBadr: ');
});

test('each field of the settings has a name for people, and a choice its words', () => {
  for (const group of Object.values(settingsGroups)) {
    const form = formFieldsOf(group);
    const draft = draftOfRecord(group, firstSettings);
    const fields = form.fieldsOf(draft);
    expect(form.draftFrom({ ...fields, unknown: 'x' })).toEqual(draft);
    for (const path of Object.keys(fields)) expect(form.labelOf(path)).not.toBe(path);
  }
  const home = formFieldsOf(settingsGroups.home);
  expect(home.readableOf?.('home.readMore', 'third')).toBe('All to the third blog');
});
