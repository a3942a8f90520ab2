import { expect, test } from 'vitest';
import { withPlace } from './place.ts';

test('another place is put in its stead, in an address as addresses are written', () => {
  const values = { slug_url: 'Web design Abu Dhabi', meta_title: 'Web design in ABU DHABI' };
  expect(withPlace(values, { from: 'Abu Dhabi', to: 'Ras $& Al' })).toEqual({
    slug_url: 'web-design-ras-$&-al',
    meta_title: 'Web design in Ras $& Al',
  });
  expect(withPlace(values, { from: '', to: 'Doha' })).toEqual(values);
  expect(withPlace({ meta_title: 'a.c abc' }, { from: 'a.c', to: 'x' })).toEqual({
    meta_title: 'x abc',
  });
});
