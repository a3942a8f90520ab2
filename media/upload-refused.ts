/** A file that is not kept; the message is a sentence for the person who sent it. */
export class UploadRefused extends Error {
  /** The HTTP status that says the same: 400, 413, 415, 422, 503 or 507. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** libvips gives the system's words without its code. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ENOSPC') || /no space left/i.test(error.message);
}
