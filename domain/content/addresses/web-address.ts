import { z } from '../../zod.ts';

export const webAddressLimit = 2_000;

/** Never `//host`, a backslash or a script. */
export function isWebAddress(value: string): boolean {
  if (/\p{Cc}|\\|\s/u.test(value)) return false;
  if (/^\/(?!\/)/.test(value)) return true;
  return /^https?:\/\/[^/]/i.test(value) && URL.canParse(value);
}

/** May stay empty (decision D47, threat T07). */
export const webAddress = z
  .string()
  .trim()
  .max(webAddressLimit)
  .refine((value) => value === '' || isWebAddress(value), {
    error: 'Must be a web address that starts with https://, http:// or a single slash.',
  });
