import { expect, test } from 'vitest';
import type { RevisionNote } from '../../../../domain/api/content/revisions.ts';
import { firstSiteBrand } from '../../../../domain/settings/brand-settings.ts';
import { brandsOf } from './brands-of.ts';

function note(revision_id: number, changes: [field: string, old: string, now: string][]) {
  return {
    revision_id,
    kind: 'setting',
    item_id: 'site',
    title: '',
    action: 'saved',
    made_by: 'a@example.com',
    made_at: `2026-11-${String(10 + revision_id)}T09:00:00.000Z`,
    changes: changes.map(([field, old, now]) => ({ field, old, new: now })),
  } satisfies RevisionNote;
}

const notes = [
  note(5, [['phone', '1', '2']]),
  note(4, [
    ['brand.accent', '#111111', '#222222'],
    ['brand.motif', 'channels', 'basins'],
  ]),
  note(3, [['name', 'A', 'B']]),
  note(2, [['brand.accent', firstSiteBrand.accent, '#111111']]),
  note(1, []),
];

test('each brand is found by going back from the one of now', () => {
  const now = { ...firstSiteBrand, accent: '#222222', motif: 'basins' } as const;
  const { since, earlier } = brandsOf(now, notes);
  expect(since).toBe('2026-11-14T09:00:00.000Z');
  expect(earlier).toMatchObject([
    { revision: 2, publishedBy: 'a@example.com', brand: { accent: '#111111', motif: 'channels' } },
    { revision: 1, publishedAt: null, brand: { accent: firstSiteBrand.accent, motif: 'channels' } },
  ]);
});

test('without a change there is nothing earlier', () => {
  expect(brandsOf(firstSiteBrand, notes.slice(4))).toEqual({ since: null, earlier: [] });
});
