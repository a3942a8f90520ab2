import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { type EditedSettings, findEditedSettings, saveSettingsPart } from '../../../db/settings.ts';
import { type SettingsGroup, settingsGroups, siteSettings } from '../../../domain/settings.ts';
import { done, messageFailures } from '../../api/answers.ts';
import { saveOf } from '../../api/entity-tags.ts';
import { Refusal } from '../../http/refusal.ts';

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Settings'] };

const edited = z.object({
  settings: siteSettings,
  samples: z
    .array(z.string())
    .describe('Paths of what was never edited, such as `phone` or `offices.1`.'),
});

const names: Record<SettingsGroup, string> = {
  agency: 'the name and the description',
  contact: 'telephone, email and social links',
  offices: 'the offices',
  home: 'the texts of the home page',
  testimonials: 'the testimonials',
  claims: 'the figures the agency answers for',
  forms: 'the longest texts of the enquiry forms',
};

/** @throws {Refusal} while the database has no first content. */
function known(found: EditedSettings | null): EditedSettings {
  if (found) return found;
  throw new Refusal(404, 'There are no settings yet. The first content was never loaded.');
}

/** The agency's own record, read whole and saved part by part. */
export const settings: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.get('/api/settings', {
    config,
    schema: {
      ...shared,
      summary: 'All settings of the site',
      description: 'For administrators only.',
      response: { 200: edited, ...messageFailures },
    },
    handler: async () => known(await findEditedSettings(db)),
  });

  for (const [group, body] of Object.entries(settingsGroups)) {
    app.put(`/api/settings/${group}`, {
      config,
      schema: {
        ...shared,
        // Keyed by the very groups that are looked up.
        summary: `Save ${names[group as SettingsGroup]}`,
        description: 'Every public page shows the change at once. The rest stays as it is.',
        body,
        response: { 200: edited.extend(done.shape), ...messageFailures },
      },
      async handler(request) {
        const saved = known(await saveSettingsPart(db, request.body, saveOf(request)));
        return { ...saved, message: 'Settings saved.' };
      },
    });
  }
};
