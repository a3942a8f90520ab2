import { expect, test } from 'vitest';
import { settingsGroups } from '../../../domain/settings/groups/groups.ts';
import { groupInputs, type SiteSettings } from '../../../domain/settings.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import { formFieldsOf } from '../content/editor/form-fields.ts';
import { bodyOfDraft, draftOfRecord, pathInRecord } from './group-record.ts';

const { home, offices, testimonials, contact } = settingsGroups;

/** The body of a group whose texts were typed over. */
function bodyAfter(
  group: Parameters<typeof draftOfRecord>[0],
  typed: Record<string, string>,
  record: SiteSettings = fixtureSettings,
) {
  const form = formFieldsOf(group);
  const texts = form.fieldsOf(draftOfRecord(group, record));
  return bodyOfDraft(group, form.draftFrom({ ...texts, ...typed }), record);
}

test('what nobody has touched is sent as it is stored, for every group', () => {
  for (const [id, group] of Object.entries(settingsGroups)) {
    const body = bodyAfter(group, {});
    expect(fixtureSettings).toMatchObject(body);
    // Its keys are those of the groups.
    expect(groupInputs[id as keyof typeof groupInputs].parse(body)).toEqual(body);
  }
});

test('lists of texts are typed as lines, and as paragraphs with an empty line between them', () => {
  const typed = {
    'home.headline': 'One\n\n  and another ',
    'home.about.paragraphs': 'One\nstill one\n \n\nTwo\n',
  };
  expect(bodyAfter(home, typed)).toMatchObject({
    home: {
      headline: ['One', 'and another'],
      about: { paragraphs: ['One\nstill one', 'Two'] },
      readMore: 'own',
    },
  });
});

test('numbers may have a comma; what is none is refused later', () => {
  const typed = { 'offices.0.latitude': '25,2', 'offices.1.latitude': 'many' };
  const [first, second] = JSON.parse(JSON.stringify(bodyAfter(offices, typed))).offices;
  expect([first.latitude, second.latitude]).toEqual([25.2, null]);
});

test('rows are moved, added and removed by their ids', () => {
  const typed = { 'networks.order': '2 new', 'networks.new.label': 'Behance' };
  expect(bodyAfter(contact, typed).networks).toEqual([
    fixtureSettings.networks[2],
    { id: 'new', label: 'Behance', address: '' },
  ]);
});

test('a testimonial keeps what the form does not know, and gets no empty words', () => {
  const [first] = fixtureSettings.testimonials;
  if (!first) throw new Error('no testimonial');
  const record = {
    ...fixtureSettings,
    testimonials: [
      { ...first, since: 2020 },
      { ...first, id: '1' },
    ],
  };
  const typed = {
    'testimonials.order': '1 0',
    'testimonials.0.stars': '4',
    'testimonials.1.place': 'Baku',
  };
  expect(bodyAfter(testimonials, typed, record).testimonials).toEqual([
    { ...first, id: '1', place: 'Baku' },
    { ...first, stars: 4, since: 2020 },
  ]);
});

test('a row of the form is found in the record, whose paths count places', () => {
  const record = { ...fixtureSettings, offices: fixtureSettings.offices.toReversed() };
  expect(pathInRecord(offices, 'offices.1.phone', record)).toBe('offices.0.phone');
  expect(pathInRecord(contact, 'phone', record)).toBe('phone');
});
