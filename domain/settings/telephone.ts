import { phone } from './phone.ts';
import { line } from './setting-fields.ts';

export function telephone(label: string) {
  return { ...line(label, phone), control: 'phone' as const };
}
