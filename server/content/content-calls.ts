import type { FastifyInstance } from 'fastify';
import { categories } from './calls/categories.ts';
import { cleaning } from './calls/clean-html.ts';
import { doctor } from './calls/doctor.ts';
import { items } from './calls/items.ts';
import { presences } from './calls/presence.ts';
import { previewLinkCalls } from './calls/preview-links.ts';
import { previews } from './calls/previews.ts';
import { publishings } from './calls/publishing.ts';
import { receipts } from './calls/receipts.ts';
import { redirectCalls } from './calls/redirects.ts';
import { revisions } from './calls/revisions.ts';
import { settings } from './calls/settings.ts';
import { trash } from './calls/trash.ts';
import { categoryUses } from './lists/category-uses.ts';
import { itemLists } from './lists/item-lists.ts';

const resources = [
  items,
  categories,
  itemLists,
  categoryUses,
  settings,
  trash,
  cleaning,
  revisions,
  redirectCalls,
  publishings,
  previewLinkCalls,
  presences,
  receipts,
  doctor,
];

export async function contentCalls(app: FastifyInstance): Promise<void> {
  for (const resource of resources) await app.register(resource);
  const { renderPreview: render } = app;
  if (render) await app.register(previews, { render });
}
