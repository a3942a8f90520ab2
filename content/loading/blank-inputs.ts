import { type PageInput, pageKind } from '../../domain/content/kinds/page.ts';
import { blankPages } from '../blank/pages.ts';

/** The pages of a blank start, whole. */
export const blankInputs: readonly PageInput[] = blankPages.map((page) =>
  pageKind.input.parse(page),
);
