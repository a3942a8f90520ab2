import type { FastifyInstance } from 'fastify';
import { findEditedSettings } from '../../../db/settings.ts';
import { saveSettingsGroup } from '../../../db/settings-group.ts';
import { getSettings, updateSettingsOf } from '../../../domain/api/content/settings.ts';
import { settingsGroupNames, settingsGroups } from '../../../domain/settings/groups/groups.ts';
import { saveOf } from '../../api/entity-tags.ts';
import { routesOf } from '../../api/route.ts';
import { requireFound } from '../../http/refusal.ts';
import { checkedSettings } from './checked-settings.ts';

const orNotFound = requireFound('There are no settings yet. The first content was never loaded.');

/** The agency's own record, read whole and saved part by part. */
export async function settings(app: FastifyInstance): Promise<void> {
  const route = routesOf(app, { tags: ['Settings'], access: 'admin' });
  const { db } = app.services;

  route(getSettings, {
    summary: 'All settings of the site',
    description: 'For administrators only.',
    handler: async () => orNotFound(await findEditedSettings(db)),
  });

  for (const group of settingsGroupNames) {
    route(updateSettingsOf(group), {
      summary: `Save ${settingsGroups[group].saves}`,
      description: 'Every public page shows the change at once. What is not sent stays as it is.',
      async handler(request) {
        const sent = await checkedSettings(db, request.body);
        const saved = await saveSettingsGroup(db, group, sent, saveOf(request));
        return { ...orNotFound(saved), message: 'Settings saved.' };
      },
    });
  }
}
