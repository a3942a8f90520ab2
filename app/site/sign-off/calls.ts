/** 0 and without words while the server cannot be reached. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The token stands in the body: an address would be logged and sent on as a Referer (threat T43). */
export async function call<Answer>(path: string, body: object): Promise<Answer> {
  const response = await fetch(`/api/sign-off/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    referrerPolicy: 'no-referrer',
  }).catch(() => {
    throw new Refused(0, '');
  });
  const answer = await response.json().catch(() => null);
  if (response.ok && answer !== null) return answer;
  // A server that fails does so in English.
  throw new Refused(response.status, response.status < 500 ? (answer?.message ?? '') : '');
}
