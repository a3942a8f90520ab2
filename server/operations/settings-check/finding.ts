import type { SettingFinding } from '../../../domain/api/operations/settings-check.ts';
import type { CheckArea } from '../../../domain/settings-check.ts';

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
