import { isPublicPath } from '../../../db/content/addresses/item-addresses.ts';
import { findOldAddresses } from '../../../db/content/addresses/redirects.ts';
import type { ItemState } from '../../../db/content/item-state.ts';
import { findBlogPage, findLatestBlogs } from '../../../db/content/public/blog-pages.ts';
import { findCaseStudyPage } from '../../../db/content/public/case-study-pages.ts';
import { findPublishedLocationLinks } from '../../../db/content/public/location-links.ts';
import { findBlogsForFeeds } from '../../../db/content/public/public-items.ts';
import type { Database } from '../../../db/open.ts';
import type { ReceiptPlace, ReceiptProof } from '../../../domain/api/content/editing/receipts.ts';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { isCanonical } from '../../../domain/content/addresses/canonical.ts';
import { itemPath } from '../../../domain/content/addresses/item-path.ts';
import { notFoundPath } from '../../../domain/content/addresses/lasting-paths.ts';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { locationPageKind } from '../../../domain/content/kinds/location-page.ts';
import type { StoredKind } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { insightsTeaserLength, teaser } from '../../../domain/content/text/teaser.ts';
import { textElement } from '../../../domain/xml.ts';
import { maxFeedItems } from '../../pages/feeds/rss.ts';
import { isSeen } from '../preview/edition-page.ts';
import { originalOf, statusesWithout } from './of-editions.ts';
import { shownTexts } from './shown-texts.ts';

export interface Expectation {
  path: string;
  place: ReceiptPlace;
  proof: ReceiptProof;
  statuses: readonly number[];
  location?: string;
  texts?: readonly (readonly [field: string, text: string])[];
  /** Strings that the body contains, and no longer contains. */
  holds?: readonly string[];
  lacks?: readonly string[];
}

function spelled(kind: StoredKind, address: string): string {
  const { base } = storedKindNamed(kind).address;
  return itemPath(storedKindNamed(kind), address.slice(base.length));
}

const firstPage = { category: '', find: '', page: 1 };

function textOf({ fields }: Pick<ItemState, 'fields'>, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

/** With `null` the address only has to answer. */
function listing(
  path: string,
  place: ReceiptPlace,
  texts: Expectation['texts'] | null,
): Expectation {
  if (texts === null) return { path, place, proof: 'answers', statuses: [200] };
  return { path, place, proof: 'new text', statuses: [200], texts };
}

type ListsWith = (db: Database, state: ItemState) => Promise<Expectation[]>;

function named(state: ItemState, field: string) {
  return [[field, textOf(state, field)]] as const;
}

async function listsWithStudy(db: Database, state: ItemState): Promise<Expectation[]> {
  const { items } = await findCaseStudyPage(db, firstPage);
  const isListed = items.some(({ _id }) => _id === state.id);
  return [
    listing('/case-studies', 'list', isListed ? named(state, 'heroHeading') : null),
    // Its six studies are random.
    listing('/', 'home', null),
  ];
}

async function listsWithLocation(db: Database, state: ItemState): Promise<Expectation[]> {
  const links = await findPublishedLocationLinks(db);
  const isListed = links.some(({ slug }) => `/${slug}` === state.address);
  return [listing('/', 'home', isListed ? named(state, 'main_heading') : null)];
}

async function listsWithBlog(db: Database, state: ItemState): Promise<Expectation[]> {
  const isThis = ({ blog_id }: { blog_id: number }) => String(blog_id) === state.id;
  const [{ items }, latest, fed] = await Promise.all([
    findBlogPage(db, firstPage),
    findLatestBlogs(db, 3),
    findBlogsForFeeds(db, { limit: maxFeedItems }),
  ]);
  const brief = teaser(textOf(state, 'brief_paragraph'), insightsTeaserLength);
  const listed = [...named(state, 'title'), ['brief_paragraph', brief] as const];
  return [
    listing('/insights', 'list', items.some(isThis) ? listed : null),
    listing('/', 'home', latest.some(isThis) ? named(state, 'title') : null),
    {
      ...listing('/rss.xml', 'feed', null),
      ...(fed.some(isThis) && {
        proof: 'new text' as const,
        holds: [textElement('title', textOf(state, 'title'))],
      }),
    },
  ];
}

/** Where a list tells how far back the item is; texts are `null` there if it is further. */
const knownLists: Partial<Record<StoredKind, ListsWith>> = {
  [caseStudyKind.name]: listsWithStudy,
  [blogKind.name]: listsWithBlog,
  [locationPageKind.name]: listsWithLocation,
};

async function listsWith(db: Database, state: ItemState): Promise<Expectation[]> {
  const known = knownLists[state.kind];
  if (known) return known(db, state);
  const { list } = storedKindNamed(state.kind).page;
  return list === null ? [] : [listing(list, 'list', null)];
}

/** Lists that must not name a deleted page. */
function listsWithout(kind: StoredKind, path: string): Expectation[] {
  const { page } = storedKindNamed(kind);
  const lists: [string, ReceiptPlace][] = [['/', 'home']];
  if (page.list) lists.push([page.list, 'list']);
  if (page.isInFeed) lists.push(['/rss.xml', 'feed']);
  lists.push(['/sitemap.xml', 'sitemap'], ['/llms.txt', 'summary']);
  return lists.map(([list, place]) => ({
    path: list,
    place,
    proof: 'gone' as const,
    statuses: [200],
    // Ends of attribute, element and bracket: a longer address has the same start.
    lacks: [`${path}"`, `${path}<`, `${path})`],
  }));
}

function canonicalLinkOf({ kind, fields }: Pick<ItemState, 'kind' | 'fields'>): string {
  const { canonical } = storedKindNamed(kind).page;
  return canonical === null ? '' : textOf({ fields }, canonical);
}

/** The page for unknown addresses says of its own address what it says of them. */
function statusOf({ address }: ItemState): number {
  return address === notFoundPath ? 404 : 200;
}

async function whenPublic(
  db: Database,
  state: ItemState & { address: string },
  origin: string,
): Promise<Expectation[]> {
  const path = spelled(state.kind, state.address);
  const old = await findOldAddresses(db, state.kind, state.id);
  const original = await originalOf(db, state);
  const inIndex =
    isCanonical(canonicalLinkOf(original), spelled(original.kind, original.address), origin) &&
    original.fields.noindex !== true;
  const entry = textElement('loc', origin + path) + textElement('lastmod', state.updatedAt);
  return [
    {
      path,
      place: 'page',
      proof: 'new text',
      statuses: [statusOf(state)],
      texts: shownTexts(state),
    },
    ...old.map((address) => ({
      path: encodedPath(address),
      place: 'old address' as const,
      proof: 'leads on' as const,
      statuses: [301],
      location: encodedPath(state.address),
    })),
    ...(await listsWith(db, state)),
    {
      ...listing('/sitemap.xml', 'sitemap', null),
      ...(inIndex && { proof: 'new text' as const, holds: [entry] }),
    },
  ];
}

async function whenGone(db: Database, kind: StoredKind, id: string): Promise<Expectation[]> {
  const gone: string[] = [];
  for (const address of await findOldAddresses(db, kind, id)) {
    if (!(await isPublicPath(db, address))) gone.push(spelled(kind, address));
  }
  const [last] = gone;
  if (last === undefined) return [];
  const statuses = new Map<string, readonly number[]>();
  for (const path of gone) statuses.set(path, await statusesWithout(db, path));
  return [
    ...gone.map((path) => ({
      path,
      place: path === last ? ('page' as const) : ('old address' as const),
      proof: 'gone' as const,
      statuses: statuses.get(path) ?? [],
    })),
    ...listsWithout(kind, last),
  ];
}

export async function expectationsFor(
  db: Database,
  item: { kind: StoredKind; id: string; state: ItemState | null },
  origin: string,
): Promise<Expectation[]> {
  const { kind, id, state } = item;
  const address = state?.address ?? null;
  if (!state || address === null) return whenGone(db, kind, id);
  if (!(await isSeen(db, state))) return [];
  return whenPublic(db, { ...state, address }, origin);
}
