import type { Blog, BlogInput, BlogListItem } from '../../domain/blog.ts';
import type { CaseStudy, CaseStudyInput, CaseStudyListItem } from '../../domain/case-study.ts';
import type { Category } from '../../domain/category.ts';
import type { ItemKind, ItemState } from '../../domain/item-state.ts';
import type { LocationPage, LocationPageInput } from '../../domain/location-page.ts';
import type { UserInfo } from '../../domain/user.ts';
import { ifMatch, rememberVersion } from './entity-tags.ts';
import { postFile, type Sending } from './post-file.ts';
import { forgetUserInfo, readUserInfo } from './session.ts';
import { signInAgain } from './sign-in-again.ts';

/** Milliseconds a call and an upload may take before the person is told (decision D48). */
const patience = 15_000;
const uploadPatience = 120_000;

/** The generic request error of specification §4, for calls that never got an answer. */
const unreachable = 'The server could not be reached. Check your connection and try again.';

const signInPath = '/api/users/login';

/** A call that failed; the message is the server's own, written for people. */
export class CallFailed extends Error {
  readonly status: number;
  /** One sentence per field that was not accepted. */
  readonly errors: Record<string, string>;

  constructor(message: string, status: number, errors: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.errors = errors;
  }
}

/** The sentence to show for a failure of any kind. */
export function messageOf(error: unknown): string {
  return error instanceof CallFailed ? error.message : String(error);
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
  /** The item that the call changes, as it was loaded; when it is not the latest: 412 (R-X-08). */
  base?: object | null;
}

function headersFor(body: unknown): Record<string, string> {
  const token = readUserInfo()?.token;
  return {
    Accept: 'application/json, text/plain',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
}

async function failureIn(response: Response): Promise<CallFailed> {
  const answer: unknown = await response.json().catch(() => null);
  const { message, errors } = Object(answer);
  return new CallFailed(message ? String(message) : unreachable, response.status, errors);
}

function fetchAnswer(path: string, { method = 'GET', body, base }: Call): Promise<Response> {
  return fetch(path, {
    method,
    headers: { ...headersFor(body), ...ifMatch(base) },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  }).catch(() => {
    throw new CallFailed(unreachable, 0);
  });
}

/** The back office's only way to the server; a session that ended is renewed on the way. */
async function send(path: string, call: Call = {}): Promise<Response> {
  const response = await fetchAnswer(path, call);
  if (response.ok) return response;
  if (response.status === 401 && path !== signInPath && (await signInAgain())) {
    return send(path, call);
  }
  throw await failureIn(response);
}

/** Reading calls under way: the shell's counts and a screen's list are one question. */
const underWay = new Map<string, Promise<unknown>>();

function read(path: string): Promise<unknown> {
  const known = underWay.get(path);
  if (known) return known;
  const reading = send(path)
    .then(async (response) => rememberVersion(await response.json(), response))
    .finally(() => {
      if (underWay.get(path) === reading) underWay.delete(path);
    });
  underWay.set(path, reading);
  return reading;
}

async function write(path: string, options: Call): Promise<unknown> {
  try {
    return await (await send(path, options)).json();
  } finally {
    // Whatever was asked before may be out of date.
    underWay.clear();
  }
}

/** @throws {CallFailed} */
export async function call<Answer>(path: string, options?: Call): Promise<Answer> {
  // The server validates every answer against the schema that this type comes from.
  return (options ? write(path, options) : read(path)) as Promise<Answer>;
}

/** A file that only somebody signed in may have. @throws {CallFailed} */
export async function fetchFile(path: string): Promise<Blob> {
  return (await send(path)).blob();
}

export interface Credentials {
  email: string;
  password: string;
  /** Of the second factor: 6 digits or a recovery code. */
  code?: string;
}

export function signIn(credentials: Credentials): Promise<UserInfo> {
  return call(signInPath, { method: 'POST', body: credentials });
}

/** Ends the session on the server and in this browser; without a connection only here. */
export async function signOut(): Promise<void> {
  await call('/api/users/logout', { method: 'POST' }).catch(() => {});
  forgetUserInfo();
}

export function findCaseStudies(): Promise<CaseStudyListItem[]> {
  return call('/api/caseStudies');
}

export function findCaseStudyById(id: string): Promise<CaseStudy> {
  return call(`/api/caseStudies/${encodeURIComponent(id)}`);
}

/** Makes an empty case study, a draft until it is saved for the first time. */
export function insertCaseStudy(): Promise<CaseStudy> {
  return call('/api/caseStudies', { method: 'POST' });
}

export function updateCaseStudy(study: CaseStudy, base: CaseStudy | null): Promise<CaseStudy> {
  // The form offers only values that the server takes; anything else comes back as a message.
  const body = study as CaseStudyInput;
  return call(`/api/caseStudies/${study._id}`, { method: 'PUT', body, base });
}

/** What a deletion answers. */
export interface Deletion {
  /** The server's own sentence. */
  message: string;
  /** Where the item is brought back from the trash, see restoreItem. */
  undo: string;
}

export function deleteCaseStudy(id: string): Promise<Deletion> {
  return call(`/api/caseStudies/${encodeURIComponent(id)}`, { method: 'DELETE' });
}

/** Brings a deleted item back as it was (R-X-17). Answers the server's message. */
export async function restoreItem(undo: string): Promise<string> {
  return (await call<{ message: string }>(undo, { method: 'POST' })).message;
}

interface StatusAnswer<Data> {
  status: string;
  data: Data;
  message?: string;
  errors?: Record<string, string>;
  undo?: string;
}

/** A call that succeeded only when its answer's status says so (specification §7). */
async function statusCall<Data>(path: string, options?: Call): Promise<StatusAnswer<Data>> {
  const answer = await call<StatusAnswer<Data>>(path, options);
  if (answer.status === 'success') return answer;
  throw new CallFailed(answer.message ?? unreachable, 200, answer.errors);
}

/** Sends a change and answers the server's message. */
async function change(path: string, options: Call): Promise<string> {
  return (await statusCall(path, options)).message ?? '';
}

async function remove(path: string): Promise<Deletion> {
  const { message = '', undo = '' } = await statusCall(path, { method: 'DELETE' });
  return { message, undo };
}

export async function findBlogs(): Promise<BlogListItem[]> {
  return (await statusCall<BlogListItem[]>('/blog')).data;
}

export async function findBlogById(id: number): Promise<Blog> {
  return (await statusCall<Blog>(`/blog/${id}`)).data;
}

/** Creates a blog, or changes one as it was loaded. Answers the server's message. */
export function saveBlog(base: Blog | null, body: BlogInput): Promise<string> {
  return base === null
    ? change('/blog', { method: 'POST', body })
    : change(`/blog/${base.blog_id}`, { method: 'PUT', body, base });
}

export function deleteBlog(id: number): Promise<Deletion> {
  return remove(`/blog/${id}`);
}

/** Takes the list bare or wrapped: of all calls this one's shape is the least certain (D15). */
export async function findCategories(): Promise<Category[]> {
  const answer = await call<Category[] | StatusAnswer<Category[]>>('/api/categories');
  return Array.isArray(answer) ? answer : answer.data;
}

export async function findLocationPages(): Promise<LocationPage[]> {
  return (await statusCall<LocationPage[]>('/api/locationpages')).data;
}

export async function findLocationPageById(id: number): Promise<LocationPage> {
  return (await statusCall<LocationPage>(`/api/locationpages/${id}`)).data;
}

/** Creates a location page, or changes one as it was loaded. Answers the server's message. */
export function saveLocationPage(
  base: LocationPage | null,
  body: LocationPageInput,
): Promise<string> {
  return base === null
    ? change('/api/locationpages/create', { method: 'POST', body })
    : change(`/api/locationpages/${base.location_id}`, { method: 'PUT', body, base });
}

export function deleteLocationPage(id: number): Promise<Deletion> {
  return remove(`/api/locationpages/${id}`);
}

/** Drafts and last changes, which the specified list calls leave out. */
export function findItemStates(kind: ItemKind): Promise<ItemState[]> {
  return call(`/api/item-states/${kind}`);
}

/** What saving would take away of the HTML, such as `<script>` (decision D17). */
export async function findRemovedHtml(html: string): Promise<string[]> {
  const path = '/api/clean-html';
  return (await call<{ removed: string[] }>(path, { method: 'POST', body: { html } })).removed;
}

/**
 * Sends a file and answers its address.
 * @throws {CallFailed} or the reason of `sending.signal`.
 */
export async function uploadFile(file: File, sending: Sending = {}): Promise<string> {
  const wait = { ...sending, patience: uploadPatience };
  const response = await postFile('/api/upload', file, headersFor(undefined), wait).catch(
    (reason: unknown) => {
      throw reason ?? new CallFailed(unreachable, 0);
    },
  );
  if (response.ok) return response.text();
  if (response.status === 401 && (await signInAgain())) return uploadFile(file, sending);
  throw await failureIn(response);
}
