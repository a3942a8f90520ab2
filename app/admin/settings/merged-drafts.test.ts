import { expect, test } from 'vitest';
import { settingsGroups } from '../../../domain/settings/groups/groups.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import { formFieldsOf } from '../content/editor/form-fields.ts';
import { bodyOfDraft, draftOfRecord } from './group-record.ts';
import { mergedDrafts } from './merged-drafts.ts';

const { contact } = settingsGroups;

function mergedWith(mine: Partial<SiteSettings>, theirs: Partial<SiteSettings>) {
  const draftOf = (part: Partial<SiteSettings>) =>
    draftOfRecord(contact, { ...fixtureSettings, ...part });
  const sides = { base: draftOf({}), mine: draftOf(mine), theirs: draftOf(theirs) };
  const form = formFieldsOf(contact);
  const { collisions, draftWith } = mergedDrafts(form, sides);
  const bodyWith = (choices: Record<string, string>) =>
    bodyOfDraft(contact, draftWith(choices), { ...fixtureSettings, ...theirs });
  return { collisions, bodyWith, form };
}

const { networks } = fixtureSettings;
const fewer = networks.slice(1);
const named = (label: string) => networks.map((one, at) => (at === 1 ? { ...one, label } : one));

test('what only one has changed needs no choice, rows of a list included', () => {
  const { collisions, bodyWith } = mergedWith(
    { email: 'mine@example.com', networks: named('Renamed') },
    { phone: '', networks: fewer },
  );
  expect(collisions).toEqual([]);
  expect(bodyWith({})).toEqual({
    email: 'mine@example.com',
    phone: '',
    networks: named('Renamed').slice(1),
  });
});

test('a field of a row that both have changed is asked about by its name', () => {
  const { collisions, bodyWith, form } = mergedWith(
    { phone: '', networks: named('Mine') },
    { networks: named('Theirs') },
  );
  const [asked, ...others] = collisions;
  expect(others).toEqual([]);
  expect(form.labelOf(asked?.name ?? '')).toBe('Link: Network');
  const choose = (text = '') => bodyWith({ [asked?.name ?? '']: text });
  expect(choose(asked?.mine)).toMatchObject({ phone: '', networks: named('Mine') });
  expect(choose(asked?.theirs)).toMatchObject({ phone: '', networks: named('Theirs') });
});
