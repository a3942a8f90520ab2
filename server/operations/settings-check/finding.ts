import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import type { CheckArea } from '../../../domain/settings-check.ts';
import { errorCode } from '../../start/error-code.ts';

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

export function causeOf(error: unknown): string {
  const text = error instanceof Error ? error.message || error.name : String(error);
  const code = errorCode(error) ?? '';
  const line = text.split('\n')[0] ?? '';
  return code && !line.includes(code) ? `${line} (${code})` : line;
}
