import { findCategories } from '../../../db/content/categories.ts';
import type { ItemState } from '../../../db/content/item-state.ts';
import type { Database } from '../../../db/open.ts';
import { itemPath } from '../../../domain/content/addresses/item-path.ts';
import { pathFrom, pathProblem } from '../../../domain/content/addresses/page-path.ts';
import { slugFromTitle, slugProblem } from '../../../domain/content/addresses/slug.ts';
import {
  addressField,
  addressPart,
  emptyValues,
  type Kind,
  titleOf,
} from '../../../domain/content/kind.ts';
import { type Blog, blogKind, type PublishedBlog } from '../../../domain/content/kinds/blog.ts';
import { type ItemKind, kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { publishedValues } from '../../../domain/content/mapped-values.ts';
import { timeFromPublishedDate } from '../../../domain/content/text/published-date.ts';
import { seedOfAddress } from '../../media/drawings.ts';

type Values = Readonly<Record<string, unknown>>;

/** A further language, and the decoded path of a page in it; null while it has none. */
export interface InLanguage {
  tag: string;
  address: string | null;
}

/** @param tag as it was given or is stored; none of an original */
export function languageOfTag(tag: unknown): InLanguage | undefined {
  return typeof tag === 'string' && tag !== '' ? { tag, address: null } : undefined;
}

/** A page of something that is not published: where it is rendered, and what it shows. */
export interface Shown {
  kind?: ItemKind;
  /** One address per kind: what the page says of its own address comes from the item. */
  path: string;
  /** Where visitors would read it. */
  address: string;
  /** Under which its drawings stand. */
  seed: string;
  /** Absent on a page that says why there is none. */
  item?: object;
  inLanguage?: InLanguage | undefined;
  /** When the link ends that it is read by, ISO 8601 UTC. */
  until?: string;
}

/** Stands in where no slug can be made of what is typed so far. */
const placeholder = 'preview';

function slugOf(kind: Kind, values: Values): string {
  const typed = addressPart(kind, values);
  if (kind.address.base === '') return pathProblem(typed) === null ? pathFrom(typed) : '/';
  const slug = typed || slugFromTitle(titleOf(kind, values));
  const isUsable = slug !== '' && slugProblem(slug) === null && slug.isWellFormed();
  return isUsable ? slug : placeholder;
}

async function blogBeside(db: Database, values: Values): Promise<Partial<PublishedBlog>> {
  // Fields are kept from what the inputs' schemas let pass.
  const { category, published_date } = values as Blog;
  const categories = await findCategories(db);
  const own = categories.find(({ category_id }) => category_id === category);
  const updatedAt = new Date().toISOString();
  return {
    categoryName: own?.category ?? null,
    publishedAt: timeFromPublishedDate(published_date)?.toISOString() ?? updatedAt,
    updatedAt,
  };
}

interface ShownState extends Pick<ItemState, 'id' | 'fields'>, Pick<Shown, 'inLanguage'> {
  kind: ItemKind;
}

/** Shows an item from its fields; `id` is '0' or 24 zeros for a new one. */
export async function showState(
  db: Database,
  { kind: name, id, fields, inLanguage }: ShownState,
): Promise<Shown> {
  const kind = kindNamed(name);
  const { key, address } = kind;
  const values: Values = {
    ...emptyValues(kind),
    ...publishedValues(kind, fields),
    [key.column]: key.isCounted ? Number(id) || 0 : id,
  };
  const beside = name === blogKind.name ? await blogBeside(db, values) : {};
  if (address.column === key.column) {
    const path = itemPath(kind, id);
    return {
      kind: name,
      path,
      address: path,
      seed: id,
      item: { ...values, ...beside },
      inLanguage,
    };
  }
  const slug = slugOf(kind, values);
  const own = addressField(kind);
  return {
    kind: name,
    path: `${address.base || '/'}${placeholder}`,
    address: itemPath(kind, slug),
    seed: seedOfAddress(kind, slug),
    item: { ...values, ...beside, ...(own && { [own]: slug }) },
    inLanguage,
  };
}
