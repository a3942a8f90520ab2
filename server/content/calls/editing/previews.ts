import type { FastifyInstance } from 'fastify';
import { previewOf } from '../../../../domain/api/content/editing/previews.ts';
import { kinds } from '../../../../domain/content/kinds/kinds.ts';
import { signedIn } from '../../../accounts/sessions.ts';
import { routesOf } from '../../../api/route.ts';
import { tooMany } from '../../../http/refusal.ts';
import { MinuteCounts } from '../../../operations/overload/minute-counts.ts';
import { framedPage, type RenderPreview } from '../../preview/preview-renderer.ts';
import { languageOfTag, showState } from '../../preview/shown-item.ts';

/** Of an account, in whichever forms it types; a preview is asked for after each pause in typing. */
const perMinute = 120;

/** The public page of what stands in a form, made of the form's values. */
export async function previews(
  app: FastifyInstance,
  { render }: { render: RenderPreview },
): Promise<void> {
  const route = routesOf(app, { tags: ['Previews'], access: 'admin', audit: false });
  const { db, config: site } = app.services;
  const counted = new MinuteCounts(perMinute);
  for (const kind of kinds) {
    route(previewOf(kind), {
      summary: `The page of a ${kind.noun} as it is typed`,
      description: `Stores nothing. The same components as the public page; drafts are not looked at. More than ${perMinute} a minute answer 429.`,
      async handler(request) {
        const { query, body: fields, log } = request;
        if (!counted.count(String(signedIn(request).user.user_id))) {
          throw tooMany('Too many previews at once. Please try again in a minute.', 60);
        }
        const inLanguage = languageOfTag(query.language);
        const shown = await showState(db, { kind: kind.name, id: query.id, fields, inLanguage });
        return framedPage(await render(shown, log, { isFramed: true }), site);
      },
    });
  }
}
