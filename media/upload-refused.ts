export class UploadRefused extends Error {
  /** 400, 413, 415, 422, 503 or 507. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const fullCodes = new Set<unknown>(['ENOSPC', 'EFBIG', 'EDQUOT']);

/** libvips gives the system's words without its code. */
const fullWords = /no space left|system error: (?:file too large|disk quota exceeded)/i;

/** Looks at the causes of the error as well (fault F03). */
export function isOutOfSpace(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isFull = ('code' in error && fullCodes.has(error.code)) || fullWords.test(error.message);
  return isFull || isOutOfSpace(error.cause);
}
