import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../../db/open.ts';
import {
  blogFromValues,
  locationFromValues,
  studyFromValues,
} from '../../../domain/content/draft-values.ts';
import type { ItemKind } from '../../../domain/content/item.ts';
import { Refusal, retryAfter } from '../../http/refusal.ts';
import { type Shown, show } from './shown-item.ts';

/** An item as it stands in a form. */
export interface Draft {
  kind: ItemKind;
  /** Null for one that was never stored. */
  id: string | null;
  /** The form's values by the names of their fields; nothing is asked of them. */
  fields: unknown;
}

export interface DraftPage {
  /** Where visitors would read it. */
  path: string;
  status: number;
  html: string;
}

const noStudy = '0'.repeat(24);

function shownDraft(db: Database, { kind, id, fields }: Draft): Promise<Shown> {
  if (kind === 'case-study') {
    const study = id ?? noStudy;
    return show[kind](db, study, studyFromValues(fields, study));
  }
  const row = id ?? '0';
  return kind === 'blog'
    ? show[kind](db, row, blogFromValues(fields, Number(row)))
    : show[kind](db, row, locationFromValues(fields, Number(row)));
}

/** Makes the page that any values of a form would be, whether or not they could be stored. */
export function draftRenderer(app: FastifyInstance) {
  const { db } = app.services;
  const render = app.renderPreview;

  /** @throws {Refusal} 503 while there are no pages to render with. */
  return async function renderDraft(draft: Draft, log: FastifyBaseLogger): Promise<DraftPage> {
    if (!render) throw new Refusal(503, 'Pages cannot be shown here.', { headers: retryAfter });
    const shown = await shownDraft(db, draft);
    return { path: shown.address, ...(await render(shown, log)) };
  };
}
