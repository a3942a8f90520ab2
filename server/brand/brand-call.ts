import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { BrandRefused, saveBrand } from '../../db/brand.ts';
import { publishBrand } from '../../domain/api/content/settings.ts';
import { settingsGroups } from '../../domain/settings/groups/groups.ts';
import { saveOf } from '../api/entity-tags.ts';
import { routeOf } from '../api/route.ts';
import { noSettings } from '../content/calls/settings.ts';
import { Refusal } from '../http/refusal.ts';
import { withCheckedLogo } from './clean-brand.ts';

function refusalOf(error: unknown): unknown {
  if (!(error instanceof BrandRefused)) return error;
  const { errors, message, isClash } = error;
  return new Refusal(isClash ? 409 : 400, message, { errors });
}

/** Publishing the brand, merged with what others have published meanwhile. */
export const brandCall: FastifyPluginAsyncZod = async (app) => {
  const { db } = app.services;

  app.route({
    ...routeOf(publishBrand, {
      tags: ['Settings'],
      summary: `Save ${settingsGroups.brand.saves}`,
      description: 'Every public page shows the change at once. What is not sent stays as it is.',
    }),
    config: { shape: 'message', access: 'admin' },
    async handler(request) {
      const { brand, before } = request.body;
      const part = { brand: await withCheckedLogo(db, brand), before };
      const saved = await saveBrand(db, part, saveOf(request)).catch((error: unknown) => {
        throw refusalOf(error);
      });
      if (!saved) throw new Refusal(404, noSettings);
      return { ...saved, message: 'Settings saved.' };
    },
  });
};
