import { listItems } from '../../../../../domain/api/content/item-lists.ts';
import { slugFrom } from '../../../../../domain/content/addresses/slug.ts';
import { addressField, type Kind } from '../../../../../domain/content/kind.ts';
import { anyKinds } from '../../../../../domain/content/kinds/kinds.ts';
import { itemKinds } from '../../../../../domain/content/kinds/names.ts';
import { request } from '../../../api.ts';

export interface SitePage {
  title: string;
  address: string;
  noun: string;
  isDraft: boolean;
}

type Listed = Record<string, string | number | null>;

const perKind = 5;

function pageOf(kind: Kind, item: Listed, status: string): SitePage | null {
  const { address, key, listing, noun } = kind;
  const own = String(item[addressField(kind) ?? key.column] ?? '');
  const end = kind.slugOf && address.base !== '' ? slugFrom(own) : own;
  if (end === '') return null;
  const path = address.base + end;
  const title = String(item[listing.title] ?? '') || path;
  return { title, address: path, noun, isDraft: status === 'draft' };
}

async function findOf(kind: Kind, find: string, signal: AbortSignal): Promise<SitePage[]> {
  const name = itemKinds.find((one) => one === kind.name);
  if (!name) return [];
  const query = { find, sort: 'changed', page: 1 } as const;
  const { items } = await request(listItems, { params: { kind: name }, query, signal });
  return items
    .map(({ item, status }) => pageOf(kind, item, status))
    .filter((page) => page !== null)
    .slice(0, perKind);
}

/** Pages whose title or address holds the words, of every kind. */
export async function findSitePages(words: string, signal: AbortSignal): Promise<SitePage[]> {
  const found = await Promise.all(anyKinds.map((kind) => findOf(kind, words, signal)));
  return found.flat();
}
