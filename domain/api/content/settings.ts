import { capitalized } from '../../content/kinds/names.ts';
import type { SettingsGroup } from '../../settings/groups/groups.ts';
import type { SentGroup } from '../../settings/merged-part.ts';
import { social } from '../../settings/networks.ts';
import { groupInputs, groupsBefore, siteSettings } from '../../settings.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { get, put } from '../call.ts';

const editedSettings = z.object({
  settings: siteSettings.extend({ social: social.describe('Three of the networks.') }),
  samples: z
    .array(z.string())
    .describe('Paths of what was never edited, such as `phone` or `offices.1`.'),
});

export type EditedSettings = z.infer<typeof editedSettings>;

export const getSettings = get('getSettings', '/api/settings', {
  answer: editedSettings,
});

export function updateSettingsOf(group: SettingsGroup) {
  const input: z.ZodObject = groupInputs[group];
  const began: z.ZodObject = groupsBefore[group];
  const before = began
    .partial()
    .optional()
    .describe(
      'What was there when the change began. Fields that are as they were then stay as others saved them; a field that was changed by both is answered with 409.',
    );
  // Made of the same fields as its type.
  const body = input.extend({ before }) as unknown as z.ZodType<SentGroup>;
  return put(`update${capitalized(group)}`, `/api/settings/${group}`, {
    body,
    answer: editedSettings.extend(done.shape),
  });
}
