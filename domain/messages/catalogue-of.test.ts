import { expect, test } from 'vitest';
import { catalogueOf, hasCatalogue } from './catalogue-of.ts';
import { catalogues } from './messages-for.ts';

test('R-L-08 every catalogue is one of its language, and others have the English texts', () => {
  for (const tag of Object.keys(catalogues)) {
    expect([catalogueOf(`${tag}-AE`), hasCatalogue(`${tag}-AE`)]).toEqual([tag, true]);
  }
  expect([catalogueOf('fi'), hasCatalogue('fi')]).toEqual(['en', false]);
});
