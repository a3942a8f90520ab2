import { addressLimit } from '../../../content/addresses/address.ts';
import { storedKinds } from '../../../content/kinds/names.ts';
import { z } from '../../../zod.ts';
import { done } from '../../answers.ts';
import { del, get, post } from '../../call.ts';
import { listPageOf, listQueryWith } from '../../lists.ts';
import { rowParams } from '../../params.ts';

const redirect = z.object({
  redirect_id: z.number().int(),
  path: z.string(),
  target: z.string().nullable().describe('null where an item leads, or the page is gone for good.'),
  kind: z.enum(storedKinds).nullable(),
  item_id: z.string().nullable(),
  title: z.string().nullable().describe('Of the item; null without one, and of one that is gone.'),
  isWaiting: z
    .boolean()
    .optional()
    .describe('Whether a page stands at the path; the redirect counts again once that is gone.'),
  made_by: z.string(),
  made_at: z.string(),
  hits: z.number().int(),
  last_hit_at: z.string().nullable(),
});

export type Redirect = z.infer<typeof redirect>;

const missedAddress = z.object({
  path: z.string(),
  hits: z.number().int(),
  last_hit_at: z.string(),
});

export type MissedAddress = z.infer<typeof missedAddress>;

/** The one asked for most first, the one asked for last, or from A to Z. */
export const missedSorts = ['asked', 'latest', 'address'] as const;

export type MissedSort = (typeof missedSorts)[number];

const missedQuery = listQueryWith(z.enum(missedSorts).default('asked')).extend({
  path: z.string().max(addressLimit).optional().describe('Only this address.'),
});

export type MissedQuery = z.output<typeof missedQuery>;

const missedPage = listPageOf(missedAddress);

export type MissedPage = z.infer<typeof missedPage>;

/** Orders of the redirects: the newest first, from A to Z, or the one that most visitors took first. */
export const redirectSorts = ['newest', 'address', 'uses'] as const;

export type RedirectSort = (typeof redirectSorts)[number];

const query = listQueryWith(z.enum(redirectSorts).default('newest'));

export type RedirectQuery = z.output<typeof query>;

const redirectPage = listPageOf(redirect);

export type RedirectPage = z.infer<typeof redirectPage>;

const testedAddress = z.object({ status: z.number().int(), location: z.string().optional() });

export type TestedAddress = z.infer<typeof testedAddress>;

const address = z.string().min(1).max(addressLimit);

export const listRedirects = get('listRedirects', '/api/redirects', {
  query,
  answer: redirectPage,
});

export const createRedirect = post('createRedirect', '/api/redirects', {
  body: z.object({ path: address, target: address.nullable().default(null) }),
  answer: done.extend({
    warnings: z
      .array(z.string())
      .describe('What it replaced; that nothing stands at its target today.'),
  }),
  needs: ['message'],
  status: 201,
});

export const testAddress = post('testAddress', '/api/redirects/test', {
  body: z.object({ path: address }),
  answer: testedAddress,
});

export const deleteRedirectCall = del('deleteRedirect', '/api/redirects/:id', {
  params: rowParams,
  answer: done,
});

export const listMissedAddresses = get('listMissedAddresses', '/api/missed-addresses', {
  query: missedQuery,
  answer: missedPage,
});
