import { dialled } from '../../domain/settings/dialled.ts';

export function telephoneAddress(phone: string): string {
  return `tel:${dialled(phone)}`;
}
