import { phone } from './phone.ts';
import { settingLine } from './setting-fields.ts';

export function telephone(label: string) {
  return { ...settingLine(label, phone), control: 'phone' as const };
}
