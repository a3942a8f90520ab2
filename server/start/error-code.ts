/** Such as ENOENT, of Node or of a driver. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

export function codeOrText(error: unknown): string {
  return errorCode(error) ?? String(error);
}
