import { claimStates } from '../../content/claims/claims.ts';
import { storedKinds } from '../../content/kinds/names.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, post, put } from '../call.ts';

const kind = z.enum([...storedKinds, 'setting']);

const place = z.object({
  kind,
  id: z.string(),
  title: z.string(),
  path: z.string(),
  label: z.string().describe('As the form calls the field.'),
  shown: z.string().describe('The figure as it stands.'),
  sentence: z.string(),
  canBind: z
    .string()
    .nullable()
    .describe('The declared figure whose number it repeats, which texts of the kind may name.'),
});

/** Places that one answer names of a claim. */
export const maxPlaces = 20;

const figure = z.object({
  claim: z.string().describe('Names it for its proof, such as "25+ clients" or {clients}.'),
  value: z.string(),
  subject: z.string(),
  declared: z.string().nullable().describe('Its name in braces; null for a typed one.'),
  places: z.array(place).describe(`At most ${maxPlaces}.`),
  count: z.number().int().describe('Places in all.'),
  state: z.enum(claimStates),
  contradicts: z.array(z.string()).describe('Claims with another number for the same.'),
  source: z.string(),
  answers_for: z.string(),
  valid_until: z.string().nullable(),
});

export type ListedClaim = z.infer<typeof figure>;

const list = z.object({ claims: z.array(figure) });

export const listClaims = get('listClaims', '/api/claims', {
  answer: list,
});

/** UTF-16 code units. */
export const proofLimits = { source: 500, person: 200 } as const;

export const saveClaimProof = put('saveClaimProof', '/api/claims', {
  body: z.object({
    claim: z.string().min(1).max(200),
    source: z
      .string()
      .trim()
      .max(proofLimits.source, `A source has at most ${proofLimits.source} characters.`)
      .default(''),
    answers_for: z
      .string()
      .trim()
      .max(proofLimits.person, `A name has at most ${proofLimits.person} characters.`)
      .default(''),
    valid_until: z.iso.date({ error: 'Please give a day.' }).nullable().default(null),
    is_none: z.boolean().default(false).describe('The number asserts nothing.'),
  }),
  answer: done,
});

export const bindClaim = post('bindClaim', '/api/claims/bind', {
  body: z.object({
    claim: z.string().min(1).max(200),
    kind: kind.default('page'),
    id: z.string().min(1).max(24).describe('Of the item, as the list names it.'),
    path: z.string().min(1).max(300).describe('Of the text, as the list names it.'),
  }),
  answer: done,
});
