import { capitalized } from '../../content/kinds/names.ts';
import { settingsGroups, type WholeGroup } from '../../settings/groups/groups.ts';
import { social } from '../../settings/networks.ts';
import type { SharedSettings } from '../../settings/stored-settings.ts';
import { groupInputs, type SiteSettings, siteSettings } from '../../settings.ts';
import { z } from '../../zod.ts';
import { done } from '../answers.ts';
import { defineCall } from '../call.ts';

const editedSettings = z.object({
  settings: siteSettings.extend({ social: social.describe('Three of the networks.') }),
  samples: z
    .array(z.string())
    .describe('Paths of what was never edited, such as `phone` or `offices.1`.'),
});

export type EditedSettings = z.infer<typeof editedSettings>;

export const getSettings = defineCall({
  id: 'getSettings',
  method: 'GET',
  path: '/api/settings',
  answer: editedSettings,
});

export function updateSettingsOf(group: WholeGroup) {
  const body: z.ZodType<Partial<SharedSettings & SiteSettings>> = groupInputs[group];
  return defineCall({
    id: `update${capitalized(group)}`,
    method: 'PUT',
    path: `/api/settings/${group}`,
    body,
    answer: editedSettings.extend(done.shape),
  });
}

const { brand } = settingsGroups.brand.schema.shape;

export const publishBrand = defineCall({
  id: 'updateBrand',
  method: 'PUT',
  path: '/api/settings/brand',
  body: z.object({
    brand: brand.partial(),
    before: brand
      .partial()
      .optional()
      .describe('What the sent fields were. Is one of them another by now, the answer is 409.'),
  }),
  answer: editedSettings.extend(done.shape),
});
