import { z } from '../../zod.ts';
import { textField } from './fields.ts';

const problem = 'Please enter a colour like #f6c3cf, or nothing.';

/** Empty where pictures fill their frames. */
export const groundColourInput = z
  .string()
  .regex(/^(?:#[\da-f]{6})?$/i, problem)
  .meta({ examples: ['#f6c3cf'] });

/** The colour behind the picture of a thing (docs/decisions/0044-pictures-on-a-ground.md). */
export const groundColour = {
  label: 'Ground colour',
  control: 'colour',
  limit: 7,
  hint: 'A colour of the client like #f6c3cf, behind its pictures. Leave it empty for photographs that fill their frames.',
} as const;

export function groundColourField(group: string) {
  const { label, control, limit, hint } = groundColour;
  const input = groundColourInput.default('');
  return textField(control, group, label, limit, { columns: 6, hint, input });
}
