import { firstBlogs } from '../../content/blogs.ts';
import { firstCaseStudies } from '../../content/case-studies.ts';
import { firstLocationPages } from '../../content/location-pages.ts';
import { firstPages } from '../../content/pages.ts';
import { figurePlaces, figuresInPlace } from '../../domain/content/claims/figure-places.ts';
import type { Kind } from '../../domain/content/kind.ts';
import { blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../../domain/content/kinds/location-page.ts';
import { pageKind } from '../../domain/content/kinds/page.ts';

type Values = Readonly<Record<string, unknown>>;

function read(kind: Pick<Kind, 'fields'>, items: readonly Values[]) {
  return items.flatMap((item) =>
    [...figurePlaces(kind, item)].map((place) => ({
      text: place.original + (place.beside ?? ''),
      figures: figuresInPlace(place).map(({ shown, subject }) => `${shown} ${subject}`.trim()),
    })),
  );
}

/** Every text of the first content, with the figures that are found in it. */
export const readFirstContent = {
  pages: read(
    pageKind,
    firstPages.map((page) => pageKind.input.parse(page)),
  ),
  'location pages': read(locationPageKind, firstLocationPages),
  studies: read(caseStudyKind, firstCaseStudies as unknown as Values[]),
  articles: read(blogKind, firstBlogs as unknown as Values[]),
};
