import { dialled } from '../../settings/dialled.ts';
import { z } from '../../zod.ts';
import { isWebAddress, webAddressLimit } from '../addresses/web-address.ts';
import { type ItemKind, itemKinds } from '../kinds/names.ts';
import { type FieldDefinition, line } from './fields.ts';

export interface ItemTarget {
  kind: ItemKind;
  id: string;
}

/** As it is stored, such as `page:12`: the address is looked up whenever the link is shown. */
export function targetOf({ kind, id }: ItemTarget): string {
  return `${kind}:${id}`;
}

/** Null for an address, and for what is no target. */
export function itemOfTarget(target: string): ItemTarget | null {
  const [, name, id = ''] = /^([a-z-]+):([\da-f]{1,24})$/.exec(target) ?? [];
  const kind = itemKinds.find((one) => one === name);
  return kind ? { kind, id } : null;
}

/** Of an address of our own that has more than its path, such as '/company#team'; else null. */
export function placeInPage(target: string): { path: string; rest: string } | null {
  const [, path, rest] = /^(\/[^?#]*)([?#].*)$/.exec(target) ?? [];
  return path !== undefined && rest !== undefined ? { path, rest } : null;
}

const telephone = /^tel:\+?[\d ().-]{3,30}$/;
const email = z.email();

function isMail(value: string): boolean {
  return value.startsWith('mailto:') && email.safeParse(value.slice('mailto:'.length)).success;
}

export function isTarget(value: string): boolean {
  const isItem = itemOfTarget(value) !== null;
  return isItem || isWebAddress(value) || telephone.test(value) || isMail(value);
}

/** What a browser follows of a target that is no item. */
export function addressOfTarget(target: string): string {
  return telephone.test(target) ? `tel:${dialled(target)}` : target;
}

const targetProblem =
  'Please choose a page, or enter an address that starts with https://, tel: or mailto:.';

const anyTarget = z
  .string()
  .trim()
  .max(webAddressLimit)
  .refine((value) => value === '' || isTarget(value), targetProblem);

interface TargetOptions extends Pick<FieldDefinition, 'columns' | 'hint'> {
  /** The answer to a save without it; absent, it may stay empty. */
  problem?: string;
}

/** Where a link leads: an item, whose address it follows, or an address. */
export function target(group: string, label: string, { problem, ...options }: TargetOptions = {}) {
  const input: z.ZodType<string> = problem
    ? anyTarget.refine((value) => value !== '', problem)
    : anyTarget.default('');
  return {
    ...line(group, label, webAddressLimit, { ...options, isShared: true }),
    input,
    control: 'target' as const,
    ...(problem ? { required: 'save' as const } : {}),
  };
}
