import { expect, test } from 'vitest';
import { changesOf } from './changes-of.ts';

const arabic = { id: 'a', tag: 'ar', name: 'العربية', digits: 'arab', isPublished: true } as const;
const urdu = { id: 'u', tag: 'ur', name: 'اردو', digits: 'latn', isPublished: false } as const;
const stored = [arabic, urdu];

const entry = ({ id, ...values }: { id: string; tag: string; isPublished: boolean }) => ({
  id,
  values,
});

test('R-L-06 a save says which languages visitors will see more or less of', () => {
  const asStored = stored.map(entry);
  expect(changesOf(stored, asStored)).toEqual([]);
  expect(changesOf(stored, [entry({ ...arabic, isPublished: false }), entry(urdu)])).toEqual([
    { tag: 'ar', becomes: 'hidden' },
  ]);
  expect(changesOf(stored, [entry(arabic), entry({ ...urdu, isPublished: true })])).toEqual([
    { tag: 'ur', becomes: 'published' },
  ]);
  expect(changesOf(stored, [entry(urdu)])).toEqual([{ tag: 'ar', becomes: 'removed' }]);
});

test('R-L-06 another tag takes the language of the former one from the site', () => {
  expect(changesOf(stored, [entry({ ...arabic, tag: 'ar-AE' }), entry(urdu)])).toEqual([
    { tag: 'ar-AE', becomes: 'published' },
    { tag: 'ar', becomes: 'removed' },
  ]);
  // While it is typed anew, nothing is said yet.
  expect(changesOf(stored, [entry({ ...arabic, tag: ' ' }), entry(urdu)])).toEqual([]);
  // Removed and added again: the same language.
  expect(changesOf(stored, [entry(urdu), entry({ ...arabic, id: 'b' })])).toEqual([]);
});
