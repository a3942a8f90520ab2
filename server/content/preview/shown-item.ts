import { findCategories } from '../../../db/content/categories.ts';
import type { ItemState } from '../../../db/content/item-state.ts';
import type { Database } from '../../../db/open.ts';
import { slugFrom, slugFromTitle, slugProblem } from '../../../domain/content/addresses/slug.ts';
import { publishedValues } from '../../../domain/content/kind.ts';
import { type BlogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import {
  type CaseStudy,
  type CaseStudyInput,
  type CaseStudyText,
  caseStudyKind,
  caseStudyTextFields,
} from '../../../domain/content/kinds/case-study.ts';
import { kindNamed } from '../../../domain/content/kinds/kinds.ts';
import {
  type LocationPageInput,
  locationPageKind,
} from '../../../domain/content/kinds/location-page.ts';
import { timeFromPublishedDate } from '../../../domain/content/text/published-date.ts';
import type { ItemQueries } from '../../pages/site-queries.ts';

/** A page of something that is not published: where it is rendered, and what it is told instead. */
export interface Shown {
  /** One address per kind: what the page says of its own address comes from the item. */
  path: string;
  /** Where visitors would read it. */
  address: string;
  /** Under which its drawings stand. */
  seed: string;
  items: Partial<ItemQueries>;
  /** When the link ends that it is read by, ISO 8601 UTC. */
  until?: string;
}

/** Stands in where no slug can be made of what is typed so far. */
const placeholder = 'preview';

function slugOf(slug_url: string, title = ''): string {
  const slug = slugFrom(slug_url) || slugFromTitle(title);
  const isUsable = slug !== '' && slugProblem(slug) === null && slug.isWellFormed();
  return isUsable ? slug : placeholder;
}

async function showBlog(db: Database, id: string, input: BlogInput): Promise<Shown> {
  const slug_url = slugOf(input.slug_url, input.title);
  const categories = await findCategories(db);
  const category = categories.find(({ category_id }) => category_id === input.category);
  const updatedAt = new Date().toISOString();
  const blog = {
    ...input,
    slug_url,
    blog_id: Number(id) || 0,
    categoryName: category?.category ?? null,
    publishedAt: timeFromPublishedDate(input.published_date)?.toISOString() ?? updatedAt,
    updatedAt,
  };
  return {
    path: `/blogs/${placeholder}`,
    address: `/blogs/${encodeURIComponent(slug_url)}`,
    seed: slug_url,
    items: { findBlog: async () => blog },
  };
}

/** A form's study: what it lacks is empty, and nothing is asked of what it has. */
type StudyInput = Partial<CaseStudyText> & Pick<Partial<CaseStudyInput>, 'reviews'>;

async function showStudy(_db: Database, _id: string, input: StudyInput): Promise<Shown> {
  const texts = caseStudyTextFields.map((field) => [field, input[field] ?? '']);
  // Made of the very list of fields that the type is made of.
  const text = Object.fromEntries(texts) as CaseStudyText;
  const study: CaseStudy = { ...text, _id, reviews: input.reviews ?? [] };
  const path = `/casestudy/${_id}`;
  return { path, address: path, seed: _id, items: { findStudy: async () => study } };
}

async function showLocation(_db: Database, id: string, input: LocationPageInput): Promise<Shown> {
  const slug_url = slugOf(input.slug_url, input.main_heading);
  const page = { ...input, slug_url, location_id: Number(id) || 0 };
  return {
    path: `/${placeholder}`,
    address: `/${encodeURIComponent(slug_url)}`,
    seed: slug_url,
    items: { findLocation: async () => page },
  };
}

/** How an item of each kind is shown from its fields; `id` is '0' or 24 zeros for a new one. */
const show = {
  [caseStudyKind.name]: showStudy,
  [blogKind.name]: showBlog,
  [locationPageKind.name]: showLocation,
};

/** The same for an item as it is kept. */
export function showState(
  db: Database,
  { kind, id, fields }: Pick<ItemState, 'kind' | 'id' | 'fields'>,
): Promise<Shown> {
  // Fields are kept from what the inputs' schemas let pass.
  const showFields = show[kind] as (db: Database, id: string, input: unknown) => Promise<Shown>;
  return showFields(db, id, publishedValues(kindNamed(kind), fields));
}
