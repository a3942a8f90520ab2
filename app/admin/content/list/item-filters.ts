import { listAuthorLimit } from '../../../../domain/api/content/item-lists.ts';
import { caseStudyCategories } from '../../../../domain/content/kinds/case-study-fields.ts';
import { publishingStates } from '../../../../domain/content/publishing.ts';
import type { FilterChecks } from '../../ui/lists/list-query.ts';

const names = new Set<string>(caseStudyCategories);

export const noCategory = 'none';

/** What the lists of items are filtered by, as their addresses and the call spell it. */
export const itemFilters = {
  state: (value) => publishingStates.some((state) => state === value),
  category: (value) => value === noCategory || /^[1-9]\d{0,8}$/.test(value) || names.has(value),
  author: (value) => value.length <= listAuthorLimit,
} satisfies FilterChecks;
