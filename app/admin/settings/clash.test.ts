import { expect, test } from 'vitest';
import { settingsGroups } from '../../../domain/settings/groups/groups.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import { formFieldsOf } from '../content/editor/form-fields.ts';
import { clashOf } from './clash.ts';
import { bodyOfDraft, draftOfRecord } from './group-record.ts';

const { contact } = settingsGroups;

function clashing(mine: Partial<SiteSettings>, theirs: Partial<SiteSettings>) {
  const draftOf = (part: Partial<SiteSettings>) =>
    draftOfRecord(contact, { ...fixtureSettings, ...part }, {});
  const sides = { base: draftOf({}), mine: draftOf(mine), theirs: draftOf(theirs) };
  const clash = clashOf(contact, formFieldsOf(contact), sides);
  const record = { ...fixtureSettings, ...theirs };
  const bodyWith = (choices: Record<string, string>) =>
    bodyOfDraft(contact, clash.draftWith(choices), { record, ids: {} });
  return { clash, bodyWith };
}

const { phone, networks } = fixtureSettings;
const fewer = networks.slice(1);
const renamed = networks.map((one, at) => (at === 1 ? { ...one, label: 'Renamed' } : one));

test('what only one has changed needs no choice, lists of places included', () => {
  const { clash, bodyWith } = clashing(
    { email: 'mine@example.com' },
    { phone: '', networks: fewer },
  );
  expect(clash.collisions).toEqual([]);
  expect(bodyWith({})).toEqual({ email: 'mine@example.com', phone: '', networks: fewer });
  const other = clashing({ networks: renamed }, { phone: '' });
  expect(other.bodyWith({})).toMatchObject({ phone: '', networks: renamed });
});

test('a list that both have changed is one field, and comes whole from either', () => {
  const { clash, bodyWith } = clashing({ phone: '', networks: renamed }, { networks: fewer });
  const [asked, ...others] = clash.collisions;
  expect(others).toEqual([]);
  expect(clash.names.labelOf(asked?.name ?? '')).toBe('Social links');
  expect(clash.names.readableOf?.('networks', asked?.mine ?? '')).toContain('Renamed, https://');
  expect(bodyWith({ networks: asked?.mine ?? '' })).toMatchObject({ phone: '', networks: renamed });
  expect(bodyWith({ networks: asked?.theirs ?? '' })).toMatchObject({ phone: '', networks: fewer });
  expect(phone).not.toBe('');
});
