/** The `code` of a failure of Node or of a driver, such as ENOENT. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

/** The code, or the failure as text where it has none, for a sentence of one line. */
export function codeOrText(error: unknown): string {
  return errorCode(error) ?? String(error);
}
