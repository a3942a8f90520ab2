import { isDeepStrictEqual } from 'node:util';
import { emptyValues } from '../../../domain/content/kind.ts';
import { type PageInput, pageKind } from '../../../domain/content/kinds/page.ts';
import { withHtml } from '../../../domain/content/mapped-values.ts';
import { storedHtml } from '../../../domain/content/text/rich-text.ts';
import type { Database } from '../../open.ts';
import { findStored, noteBulkChange } from '../bulk/bulk-changes.ts';
import { updateItem } from '../change-items.ts';
import { changeContent } from '../content-version.ts';
import type { Save } from '../versions.ts';
import { type FirstItem, findFirstItems } from './find-first-items.ts';

export type BlankPages = readonly PageInput[];

interface LastingPage extends FirstItem {
  blank: PageInput;
}

function storedAs(page: PageInput): PageInput {
  return withHtml(pageKind, { ...emptyValues(pageKind), ...page }, storedHtml);
}

function isBlank({ fields }: FirstItem, blank: PageInput): boolean {
  return pageKind.fieldNames.every((name) =>
    isDeepStrictEqual(fields[name], Object.entries(blank).find(([own]) => own === name)?.[1]),
  );
}

/** Pages that the site needs and that are not as in a blank start. */
export async function findLastingPages(db: Database, blanks: BlankPages): Promise<LastingPage[]> {
  const pages = (await findFirstItems(db, pageKind)).filter(({ isLasting }) => isLasting);
  return pages.flatMap((page) => {
    const found = blanks.find(({ path }) => path === page.fields.path);
    const blank = found && storedAs(found);
    return blank && !isBlank(page, blank) ? [{ ...page, blank }] : [];
  });
}

/** Those that nobody has edited; each can be undone by the name of the change. @returns how many */
export async function blankLastingPages(
  db: Database,
  blanks: BlankPages,
  bulk: string,
  save: Save,
): Promise<number> {
  const pages = (await findLastingPages(db, blanks)).filter(({ isEdited }) => !isEdited);
  for (const { id, blank } of pages) {
    await changeContent(db, async (transaction) => {
      const before = await findStored(transaction, pageKind, id);
      if (!before) return;
      await updateItem(transaction, pageKind, id, blank, { ...save, status: 'published' });
      const after = await findStored(transaction, pageKind, id);
      const change = { bulk, kind: pageKind.name, id, action: 'set texts' } as const;
      await noteBulkChange(transaction, { ...change, before, after });
    });
  }
  return pages.length;
}
