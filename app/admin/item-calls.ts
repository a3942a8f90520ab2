import type { Category } from '../../domain/content/category.ts';
import type { Blog, BlogInput, BlogListItem } from '../../domain/content/kinds/blog.ts';
import type {
  CaseStudy,
  CaseStudyInput,
  CaseStudyListItem,
} from '../../domain/content/kinds/case-study.ts';
import { type AnyKind, itemKinds } from '../../domain/content/kinds/kinds.ts';
import type { LocationPage, LocationPageInput } from '../../domain/content/kinds/location-page.ts';
import type { ListedState } from '../../domain/content/listed-state.ts';
import { type AnswerShape, anything, done, holds, list, number, string } from './answer-shapes.ts';
import { type Call, CallFailed, call, unreachable } from './api.ts';
import { announceChange } from './content/receipt/changes.ts';

const oneStudy = holds({ _id: string() });
const oneBlog = holds({ blog_id: number(), blogs_content: list });
const oneLocationPage = holds({ location_id: number() });

export function findCaseStudies(): Promise<CaseStudyListItem[]> {
  return call('/api/caseStudies', list);
}

export function findCaseStudyById(id: string): Promise<CaseStudy> {
  return call(`/api/caseStudies/${encodeURIComponent(id)}`, oneStudy);
}

/** Makes an empty case study, a draft until it is saved for the first time. */
export function insertCaseStudy(): Promise<CaseStudy> {
  return call('/api/caseStudies', oneStudy, { method: 'POST' });
}

/** What visitors see at once, or a draft that they do not see. */
export type SavedAs = 'published' | 'draft';

/** Without a word more it is saved as specified. */
function queryOf(as: SavedAs): string {
  return as === 'draft' ? '?status=draft' : '';
}

export async function updateCaseStudy(
  study: CaseStudy,
  base: CaseStudy | null,
  as: SavedAs,
): Promise<CaseStudy> {
  // The form offers only values that the server takes; anything else comes back as a message.
  const body = study as CaseStudyInput;
  const path = `/api/caseStudies/${study._id}${queryOf(as)}`;
  const saved = await call<CaseStudy>(path, oneStudy, { method: 'PUT', body, base });
  if (as === 'published') announceChange('case-study', study._id);
  return saved;
}

/** What a deletion answers. */
export interface Deletion {
  /** The server's own sentence. */
  message: string;
  /** Where the item is brought back from the trash, see restoreItem. */
  undo: string;
}

export async function deleteCaseStudy(id: string): Promise<Deletion> {
  const path = `/api/caseStudies/${encodeURIComponent(id)}`;
  const deletion = await call<Deletion>(path, done, { method: 'DELETE' });
  announceChange('case-study', id);
  return deletion;
}

/** Brings a deleted item back as it was (R-X-17). Answers the server's message. */
export async function restoreItem(undo: string): Promise<string> {
  const { message } = await call<{ message: string }>(undo, done, { method: 'POST' });
  const [, , , kind, id = ''] = undo.split('/');
  const known = itemKinds.find((name) => name === kind);
  if (known) announceChange(known, id);
  return message;
}

interface StatusAnswer<Data> {
  status: string;
  data: Data;
  message?: string | null;
  errors?: Record<string, string>;
  undo?: string;
}

/** A call that succeeded only when its answer's status says so (specification §7). */
async function statusCall<Data>(
  path: string,
  data: AnswerShape,
  options?: Call,
): Promise<StatusAnswer<Data>> {
  const shape = holds({ status: string(), message: string().nullish() });
  const answer = await call<StatusAnswer<Data>>(path, shape, options);
  const { status, message, errors } = answer;
  if (status !== 'success') throw new CallFailed(message || unreachable, 200, errors);
  if (data.safeParse(answer.data).success) return answer;
  throw new CallFailed(unreachable, 200);
}

/** Tells the receipt which item an answer speaks of. */
function announce(data: Partial<Blog & LocationPage> | null | undefined): void {
  const { blog_id, location_id } = data ?? {};
  if (blog_id !== undefined) announceChange('blog', blog_id);
  if (location_id !== undefined) announceChange('location-page', location_id);
}

/** Sends a change and answers the server's message; visitors see nothing of a draft. */
async function change(path: string, as: SavedAs, options: Call): Promise<string> {
  const address = `${path}${queryOf(as)}`;
  const { data, message } = await statusCall<Partial<Blog & LocationPage>>(
    address,
    anything,
    options,
  );
  if (as === 'published') announce(data);
  return message ?? '';
}

async function remove(path: string): Promise<Deletion> {
  const answer = await statusCall<Partial<Blog & LocationPage>>(path, anything, {
    method: 'DELETE',
  });
  const { data, message, undo = '' } = answer;
  announce(data);
  return { message: message ?? '', undo };
}

export async function findBlogs(): Promise<BlogListItem[]> {
  return (await statusCall<BlogListItem[]>('/blog', list)).data;
}

export async function findBlogById(id: number): Promise<Blog> {
  return (await statusCall<Blog>(`/blog/${id}`, oneBlog)).data;
}

/** Creates a blog, or changes one as it was loaded. Answers the server's message. */
export function saveBlog(base: Blog | null, body: BlogInput, as: SavedAs): Promise<string> {
  return base === null
    ? change('/blog', as, { method: 'POST', body })
    : change(`/blog/${base.blog_id}`, as, { method: 'PUT', body, base });
}

export function deleteBlog(id: number): Promise<Deletion> {
  return remove(`/blog/${id}`);
}

/** Takes the list bare or wrapped: of all calls this one's shape is the least certain (D15). */
export async function findCategories(): Promise<Category[]> {
  const shape = list.or(holds({ data: list }));
  const answer = await call<Category[] | StatusAnswer<Category[]>>('/api/categories', shape);
  return Array.isArray(answer) ? answer : answer.data;
}

export async function findLocationPages(): Promise<LocationPage[]> {
  return (await statusCall<LocationPage[]>('/api/locationpages', list)).data;
}

export async function findLocationPageById(id: number): Promise<LocationPage> {
  return (await statusCall<LocationPage>(`/api/locationpages/${id}`, oneLocationPage)).data;
}

/** Creates a location page, or changes one as it was loaded. Answers the server's message. */
export function saveLocationPage(
  base: LocationPage | null,
  body: LocationPageInput,
  as: SavedAs,
): Promise<string> {
  const path = '/api/locationpages';
  return base === null
    ? change(`${path}/create`, as, { method: 'POST', body })
    : change(`${path}/${base.location_id}`, as, { method: 'PUT', body, base });
}

export function deleteLocationPage(id: number): Promise<Deletion> {
  return remove(`/api/locationpages/${id}`);
}

/** Drafts and last changes, which the specified list calls leave out. */
export function findItemStates(plural: AnyKind['plural']): Promise<ListedState[]> {
  return call(`/api/item-states/${plural}`, list);
}
