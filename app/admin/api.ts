import type { BlogListItem } from '../../domain/blog.ts';
import type { CaseStudyListItem } from '../../domain/case-study.ts';
import type { LocationPage } from '../../domain/location-page.ts';
import type { UserInfo } from '../../domain/user.ts';
import { forgetUserInfo, readUserInfo } from './session.ts';

/** Milliseconds a call may take before the person is told (decision D48). */
const patience = 15_000;

/** The generic request error of specification §4, for calls that never got an answer. */
const unreachable = 'The server could not be reached. Check your connection and try again.';

/** A call that failed; the message is the server's own, written for people. */
export class CallFailed extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

interface Call {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: unknown;
}

function headersFor(body: unknown): Record<string, string> {
  const token = readUserInfo()?.token;
  return {
    Accept: 'application/json',
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
  };
}

function messageIn(answer: unknown): string | null {
  return typeof answer === 'object' && answer !== null && 'message' in answer
    ? String(answer.message)
    : null;
}

/** The back office's only way to the server. @throws {CallFailed} */
async function call<Answer>(path: string, { method = 'GET', body }: Call = {}): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: headersFor(body),
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
  } catch {
    throw new CallFailed(unreachable, 0);
  }
  const answer: unknown = await response.json().catch(() => null);
  if (!response.ok) throw new CallFailed(messageIn(answer) ?? unreachable, response.status);
  // The server validates every answer against the schema that this type comes from.
  return answer as Answer;
}

interface StatusAnswer<Data> {
  status: string;
  data: Data;
}

export function signIn(email: string, password: string): Promise<UserInfo> {
  return call('/api/users/login', { method: 'POST', body: { email, password } });
}

/** Ends the session on the server and in this browser; without a connection only here. */
export async function signOut(): Promise<void> {
  await call('/api/users/logout', { method: 'POST' }).catch(() => {});
  forgetUserInfo();
}

export function findCaseStudies(): Promise<CaseStudyListItem[]> {
  return call('/api/caseStudies');
}

export async function findBlogs(): Promise<BlogListItem[]> {
  return (await call<StatusAnswer<BlogListItem[]>>('/blog')).data;
}

export async function findLocationPages(): Promise<LocationPage[]> {
  return (await call<StatusAnswer<LocationPage[]>>('/api/locationpages')).data;
}
