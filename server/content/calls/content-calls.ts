import type { FastifyInstance } from 'fastify';
import { claimCalls } from '../claims/claim-calls.ts';
import { editionCalls } from '../editions/edition-calls.ts';
import { siteTextCalls } from '../editions/site-text-calls.ts';
import { firstHour } from '../first-hour/first-hour.ts';
import { likenessCalls } from '../likeness/likeness-calls.ts';
import { bulkChanges } from '../lists/bulk-changes.ts';
import { categoryUses } from '../lists/category-uses.ts';
import { duplicates } from '../lists/duplicates.ts';
import { itemLists } from '../lists/item-lists.ts';
import { makerCalls } from '../location-maker/maker-calls.ts';
import { remarks } from '../remarks/remark-calls.ts';
import { remarkStates } from '../remarks/remark-state-calls.ts';
import { signOffClients } from '../sign-off/client-calls.ts';
import { signOffs } from '../sign-off/editor-calls.ts';
import { categories } from './categories.ts';
import { cleaning } from './editing/clean-html.ts';
import { doctor } from './editing/doctor.ts';
import { presences } from './editing/presence.ts';
import { previewLinkCalls } from './editing/preview-links.ts';
import { previews } from './editing/previews.ts';
import { receipts } from './editing/receipts.ts';
import { items } from './items.ts';
import { publishings } from './publishing.ts';
import { redirectCalls } from './redirects.ts';
import { revisions } from './revisions.ts';
import { settings } from './settings.ts';
import { trash } from './trash.ts';

const resources = [
  items,
  categories,
  itemLists,
  bulkChanges,
  duplicates,
  categoryUses,
  settings,
  editionCalls,
  siteTextCalls,
  trash,
  firstHour,
  cleaning,
  revisions,
  redirectCalls,
  publishings,
  previewLinkCalls,
  presences,
  receipts,
  doctor,
  remarks,
  remarkStates,
  signOffs,
  likenessCalls,
  claimCalls,
  makerCalls,
];

export async function contentCalls(app: FastifyInstance): Promise<void> {
  for (const resource of resources) await app.register(resource);
  const { renderPreview: render } = app;
  if (!render) return;
  await app.register(previews, { render });
  await app.register(signOffClients, { render });
}
