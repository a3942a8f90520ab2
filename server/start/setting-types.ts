import { z } from 'zod';
import { postgresAddressProblem } from '../../db/drivers/postgres-address.ts';
import { databaseKindOf } from '../../db/open.ts';

export function wholeNumber(min: number, max: number, unit?: string) {
  const range = `${min} to ${max}`;
  const message = unit
    ? `must be a whole number of ${unit}, ${range}, without a unit`
    : `must be a whole number, ${range}`;
  return z
    .string()
    .trim()
    .regex(/^\d{1,15}$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message);
}

const listed = new Intl.ListFormat('en', { type: 'disjunction' });

export function oneOf<const Names extends string[]>(...names: Names) {
  return z.enum(names, { error: `must be ${listed.format(names)}` });
}

const anyHost = /./;

export function webAddressSetting(example: string) {
  const error = `must be an address such as ${example}`;
  return z.url({ protocol: /^https?$/, hostname: anyHost, error });
}

export const mailServerAddress = z.url({
  protocol: /^smtps?$/,
  hostname: anyHost,
  error:
    'must look like smtp://user:password@mail.example.com:587, or smtps://…:465 for TLS from the start; special characters of a password are percent-encoded',
});

export const emailAddress = z.email({
  error: 'must be an email address such as office@example.com',
});

export const databaseAddress = z
  .string()
  .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'must start with sqlite: or postgres://')
  .superRefine((url, context) => {
    const problem = databaseKindOf(url) === 'postgres' ? postgresAddressProblem(url) : null;
    if (problem) context.addIssue(problem);
  });

/** `hello@example.com`, `Studio <hello@example.com>` or `"Studio, Lisbon" <hello@example.com>`. */
export const mailSender = z.string().transform((text, context) => {
  const [, quoted, plain, bracketed] =
    /^(?:"([^"]*)"|([^"<>]*))\s*<([^<>]+)>$/.exec(text.trim()) ?? [];
  const address = z.email().safeParse(bracketed ?? text.trim());
  const name = (quoted ?? plain ?? '').trim();
  // A line break in a name would start another header (threat T26).
  if (!address.success || /\p{Cc}/u.test(name)) {
    context.addIssue('must be an address, or a name and an address: Studio <hello@example.com>');
    return z.NEVER;
  }
  return name === '' ? { address: address.data } : { name, address: address.data };
});
