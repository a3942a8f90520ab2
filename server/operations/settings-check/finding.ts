import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import type { CheckArea } from '../../../domain/settings-check.ts';

/** The findings of one area, each in a call. */
export function findingsOf(area: CheckArea) {
  return {
    ok: (found: string): SettingFinding => ({ area, state: 'ok', found, fix: '' }),
    warning: (found: string, fix: string): SettingFinding => ({
      area,
      state: 'warning',
      found,
      fix,
    }),
    error: (found: string, fix: string): SettingFinding => ({ area, state: 'error', found, fix }),
  };
}

/** What a failure says of itself, in one line. */
export function causeOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const line = text.split('\n')[0] ?? '';
  return code && !line.includes(code) ? `${line} (${code})` : line;
}
