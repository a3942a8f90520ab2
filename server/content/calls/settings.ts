import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { findEditedSettings, saveSettingsPart } from '../../../db/settings.ts';
import {
  type EditedSettings,
  getSettings,
  updateSettingsOf,
} from '../../../domain/api/content/settings.ts';
import { settingsGroups, wholeGroups } from '../../../domain/settings/groups/groups.ts';
import { saveOf } from '../../api/entity-tags.ts';
import { routeOf } from '../../api/route.ts';
import { Refusal } from '../../http/refusal.ts';

const config = { shape: 'message', access: 'admin' } as const;
const shared = { tags: ['Settings'] };

export const noSettings = 'There are no settings yet. The first content was never loaded.';

/** @throws {Refusal} while the database has no first content. */
function known(found: EditedSettings | null): EditedSettings {
  if (found) return found;
  throw new Refusal(404, noSettings);
}

/** The agency's own record, read whole and saved part by part. */
export const settings: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...routeOf(getSettings, {
      ...shared,
      summary: 'All settings of the site',
      description: 'For administrators only.',
    }),
    config,
    handler: async () => known(await findEditedSettings(db)),
  });

  for (const group of wholeGroups) {
    app.route({
      ...routeOf(updateSettingsOf(group), {
        ...shared,
        summary: `Save ${settingsGroups[group].saves}`,
        description: 'Every public page shows the change at once. The rest stays as it is.',
      }),
      config,
      async handler(request) {
        const saved = known(await saveSettingsPart(db, request.body, saveOf(request)));
        return { ...saved, message: 'Settings saved.' };
      },
    });
  }
};
