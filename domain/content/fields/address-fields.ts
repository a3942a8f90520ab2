import { z } from '../../zod.ts';
import { withoutInvisible } from '../addresses/invisible-marks.ts';
import { pathProblem } from '../addresses/page-path.ts';
import { slugLimit, slugProblem } from '../addresses/slug.ts';
import { type FieldOptions, type TextDefinition, textField } from './fields.ts';

/** Marks that nobody sees are removed, as two addresses would look like one with them. */
const address = (problem?: string) => z.string(problem).overwrite(withoutInvisible);

function refusePath(value: string, context: z.RefinementCtx): void {
  const problem = pathProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
}

/** A whole path of the site, such as '/about/team' (R-P-01). */
export function path(
  group: string,
  label: string,
  problem: string,
  options?: FieldOptions,
): TextDefinition {
  const input = address(problem).trim().min(1, problem).superRefine(refusePath);
  return textField('path', group, label, slugLimit, { ...options, input, required: 'save' });
}

function refuseSlug(value: string, context: z.RefinementCtx): void {
  const problem = slugProblem(value);
  if (problem) context.addIssue({ code: 'custom', message: problem });
}

export function slug(group: string, label: string, options?: FieldOptions): TextDefinition {
  const input = address().default('').superRefine(refuseSlug);
  return textField('slug', group, label, slugLimit, { ...options, input });
}

export function requiredSlug(group: string, label: string, problem: string): TextDefinition {
  const input = address(problem).trim().min(1, problem).superRefine(refuseSlug);
  return textField('slug', group, label, slugLimit, { input, required: 'save' });
}
