import type { CheckArea, Finding } from '../../../domain/settings-check.ts';

/** The findings of one area, each in a call. */
export function findingsOf(area: CheckArea) {
  return {
    ok: (found: string): Finding => ({ area, state: 'ok', found, fix: '' }),
    warning: (found: string, fix: string): Finding => ({ area, state: 'warning', found, fix }),
    error: (found: string, fix: string): Finding => ({ area, state: 'error', found, fix }),
  };
}

/** What a failure says of itself, in one line. */
export function causeOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const line = text.split('\n')[0] ?? '';
  return code && !line.includes(code) ? `${line} (${code})` : line;
}
