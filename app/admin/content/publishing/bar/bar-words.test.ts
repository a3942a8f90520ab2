import { beforeAll, expect, test } from 'vitest';
import type { PublishingOfItem } from '../../../../../domain/api/content/publishing.ts';
import { fixtureSettings } from '../../../../../tests/fixture-settings.ts';
import { takeSiteFacts } from '../../../site-facts.ts';
import { type BarFacts, barWords } from './bar-words.ts';

beforeAll(() => takeSiteFacts(fixtureSettings));

const now = Date.parse('2026-11-22T06:43:00.000Z');
const monday = '2026-11-30T05:00:00.000Z';

const stored: PublishingOfItem = {
  kind: 'blog',
  item_id: '1',
  title: 'One',
  status: 'draft',
  draft: null,
  draftSaved: null,
  edition: null,
  publish_at: null,
  unpublish_at: null,
  taken_back_at: null,
  updated_at: '2026-11-03T05:12:00.000Z',
  address: null,
};

const facts: BarFacts = {
  standing: stored,
  isNew: false,
  save: 'Save',
  changes: 0,
  keptAt: null,
  isLost: false,
  took: false,
  now,
};

function said(standing: Partial<PublishingOfItem>, more: Partial<BarFacts> = {}): string[] {
  const { sign, message, notes } = barWords({
    ...facts,
    ...more,
    standing: { ...stored, ...standing },
  });
  return [sign, message, notes.join(' · ')];
}

const seen = 'visitors see the text of Tue 3 Nov 2026, 09:12 Baku';
const typed = { changes: 4, keptAt: now };
const kept = '4 unsaved changes, kept on this device 10:43 Baku';

test('D58 every state says before what its save does', () => {
  expect(said({})).toEqual([
    'draft',
    'Draft',
    'only you and your colleagues see it · saved on the server Tue 3 Nov 2026, 09:12 Baku · Save publishes it',
  ]);
  expect(said({ status: 'published' })).toEqual([
    'published',
    'Published',
    `${seen} · nothing changed`,
  ]);
  expect(said({ status: 'published' }, typed)).toEqual([
    'changed',
    'Published, with changes not yet published',
    `${kept} · ${seen} · Save publishes it`,
  ]);
  expect(said({ publish_at: monday })).toEqual([
    'scheduled',
    'Scheduled for Mon 30 Nov 2026, 09:00 Baku',
    '10:00 in Tashkent · in 8 days · everything saved · Save keeps the time',
  ]);
  expect(said({ taken_back_at: '2026-11-22T06:12:00.000Z' }, typed)).toEqual([
    'taken back',
    'Taken back',
    `since Sun 22 Nov 2026, 10:12 Baku · its address answers 410 (gone) · ${kept} · Save leaves it taken back`,
  ]);
});

test('a newer draft is told from what visitors see, also while it waits for its time', () => {
  const newer = { status: 'published', draft: { title: 'Two' } } as const;
  expect(said(newer)).toEqual([
    'changed',
    'Published, with changes not yet published',
    `a newer draft is kept on the server · ${seen}`,
  ]);
  expect(said({ ...newer, publish_at: monday })[2]).toBe(
    `10:00 in Tashkent · in 8 days · everything saved · Save keeps the time · ${seen}`,
  );
});

test('a time to take it back is named as long as it is to come', () => {
  expect(said({ status: 'published', unpublish_at: monday })[2]).toMatch(
    /taken back again on Mon 30 Nov 2026, 09:00 Baku$/,
  );
});

test('a time to publish where no draft waits is named before one is saved', () => {
  const message = 'a draft that is saved before Mon 30 Nov 2026, 09:00 Baku is published then';
  expect(said({ status: 'published', publish_at: monday })[2]).toBe(
    `${seen} · nothing changed · ${message}`,
  );
  expect(said({ status: 'published', publish_at: monday }, typed)[2]).toBe(
    `${kept} · ${seen} · Save publishes it · ${message}`,
  );
});

test('a new item is on this device only, and a browser that cannot keep it says so', () => {
  const fresh = { ...facts, standing: null, isNew: true, save: 'Upload' };
  expect(barWords(fresh).notes).toEqual(['nothing typed yet', 'Upload publishes it']);
  expect(barWords({ ...fresh, changes: 1, isLost: true }).notes[0]).toBe(
    '1 unsaved change, this browser cannot keep them',
  );
});

test('what cannot be told is not guessed', () => {
  expect(barWords({ ...facts, standing: null }).sign).toBe('hint');
});
