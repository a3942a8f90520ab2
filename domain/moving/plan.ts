import { addressField, type Kind } from '../content/kind.ts';
import { blogKind } from '../content/kinds/blog.ts';
import { pageKind } from '../content/kinds/page.ts';
import { type PublishingStatus, publicStatus } from '../content/publishing.ts';
import type { Becomes, ImportChoices } from './import.ts';
import type { SourceItem } from './source-entry.ts';

const usual: Readonly<Record<string, Becomes>> = { post: blogKind.name, page: pageKind.name };

/** What an item of the source becomes: a choice by category, by post type, or what is usual. */
export function becomesOf(
  { type, categories }: Pick<SourceItem, 'type' | 'categories'>,
  choices: Pick<ImportChoices, 'types' | 'categories'>,
): Becomes {
  const named = categories.find((name) => Object.hasOwn(choices.categories, name));
  const ofCategory = named === undefined ? undefined : choices.categories[named];
  const ofType = Object.hasOwn(choices.types, type) ? choices.types[type] : undefined;
  return (
    ofCategory ?? ofType ?? (Object.hasOwn(usual, type) ? usual[type] : undefined) ?? 'nothing'
  );
}

/** Why an item is left out, as a sentence; null for one that is imported. */
export function leftOutReason(
  { id, type, status }: Pick<SourceItem, 'id' | 'type' | 'status'>,
  target: Becomes,
  { items }: Pick<ImportChoices, 'items'>,
): string | null {
  if (items[id]?.isLeftOut) return 'It was left out by choice.';
  if (status === 'trash') return 'It is in the trash of the old site.';
  if (target === 'nothing') return `Nothing was chosen for items of the type ‘${type}’.`;
  return null;
}

/** What names were chosen for; each once, and none that is left out. */
function renamed(names: readonly string[], chosen: Readonly<Record<string, string>>): string[] {
  const own = names.map((name) => (Object.hasOwn(chosen, name) ? chosen[name] : name) ?? name);
  return [...new Set(own.filter((name) => name !== ''))];
}

/** The item with the authors and categories that were chosen for its own. */
export function withChosenNames(
  item: SourceItem,
  choices: Pick<ImportChoices, 'authors' | 'categoryNames'>,
): SourceItem {
  return {
    ...item,
    authors: renamed(item.authors, choices.authors),
    categories: renamed(item.categories, choices.categoryNames),
  };
}

/** The status that an item is stored with. What was private, for members or behind a password stays hidden. */
export function statusFor(
  { status }: Pick<SourceItem, 'status'>,
  choice: ImportChoices['status'],
): PublishingStatus {
  if (status === 'private') return 'draft';
  if (choice === 'publish') return publicStatus;
  return choice === 'keep' && status === 'published' ? publicStatus : 'draft';
}

/** The values with another last part of the address; as they are where the key is the address. */
export function withSlug(
  kind: Pick<Kind, 'fields'>,
  values: Readonly<Record<string, unknown>>,
  slug: string,
): Record<string, unknown> {
  const name = addressField(kind);
  return name && slug !== '' ? { ...values, [name]: slug } : { ...values };
}
