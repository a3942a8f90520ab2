import { expect, test } from 'vitest';
import { firstLocationPages } from '../../content/location-pages.ts';
import { figuresIn } from '../../domain/content/claims/figures.ts';
import { textPlaces } from '../../domain/content/editions/text-places.ts';
import { locationPageKind } from '../../domain/content/kinds/location-page.ts';

test('R-G-04 in the location pages of the first content the figures are those that a reader finds', () => {
  const found = firstLocationPages.flatMap((page) =>
    [...textPlaces(locationPageKind.fields, page, null)].flatMap(({ original }) =>
      figuresIn(original).map(({ shown }) => shown.toLowerCase()),
    ),
  );
  // Counted by hand; 'a hundred times' is a figure of speech, which somebody says in the list.
  const byHand = ['about ninety', 'ten', 'three', 'two', 'hundred'];
  expect(found.toSorted()).toEqual(byHand.toSorted());
});
