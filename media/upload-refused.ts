/** A file that is not kept; the message is a sentence for the person who sent it. */
export class UploadRefused extends Error {
  /** The HTTP status that says the same: 400, 413, 415, 422, 503 or 507. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** No room left, a file as large as files may be, a quota used up: nothing more can be stored. */
const fullCodes = new Set<unknown>(['ENOSPC', 'EFBIG', 'EDQUOT']);

/** libvips gives the system's words without its code. */
const fullWords = /no space left|system error: (?:file too large|disk quota exceeded)/i;

/** Whether there is no room left, be it the reason behind the error (fault F03). */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFull = ('code' in error && fullCodes.has(error.code)) || fullWords.test(error.message);
  return isFull || isOutOfSpace(error.cause);
}
