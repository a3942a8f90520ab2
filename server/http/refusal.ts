export class Refusal extends Error {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly errors?: Record<string, string>;
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

/** The sentence stands at its field, too. */
export function refusalAt(field: string, message: string, status = 400): Refusal {
  return new Refusal(status, message, { errors: { [field]: message } });
}

/** A guard for what may not be there. */
export function requireFound(message: string) {
  /** @throws {Refusal} 404 */
  return <Found>(found: Found): NonNullable<Found> => {
    if (found) return found;
    throw new Refusal(404, message);
  };
}

export const retryAfter = { 'Retry-After': '5' };

export function noSuchItem(): Refusal {
  return new Refusal(404, 'There is no such item. Perhaps it is in the trash.');
}

export function tooMany(sentence: string, seconds: number): Refusal {
  return new Refusal(429, sentence, { headers: { 'Retry-After': String(seconds) } });
}
