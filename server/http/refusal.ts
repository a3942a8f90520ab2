/** An expected failure: its status and the sentence that the caller may read. */
export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  /** One sentence per field of the request. */
  readonly errors?: Record<string, string>;
  /** What is stored instead of what the caller believes. */
  readonly current?: object;

  constructor(
    status: number,
    message: string,
    more: {
      headers?: Record<string, string>;
      errors?: Record<string, string>;
      current?: object;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.headers = more.headers ?? {};
    this.errors = more.errors;
    this.current = more.current;
  }
}

/** What a caller may do after a 503, in seconds. */
export const retryAfter = { 'Retry-After': '5' };
