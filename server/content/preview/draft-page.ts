import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../../db/open.ts';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { itemFromValues } from '../../../domain/content/draft-values.ts';
import { type ItemKind, kindNamed } from '../../../domain/content/kinds/kinds.ts';
import { pathInLanguage, prefixOf } from '../../../domain/languages/language-path.ts';
import { Refusal, retryAfter } from '../../http/refusal.ts';
import { type InLanguage, type Shown, showState } from './shown-item.ts';

export interface Draft {
  kind: ItemKind;
  /** Null for one that was never stored. */
  id: string | null;
  /** The form's values by the names of their fields; nothing is asked of them. */
  fields: unknown;
  /** Of what is read in a further language. */
  inLanguage?: InLanguage | undefined;
}

export interface DraftPage {
  path: string;
  status: number;
  html: string;
}

/** Stands for the key of an item that was never stored. */
function newKey(isCounted: boolean): string {
  return isCounted ? '0' : '0'.repeat(24);
}

function shownDraft(db: Database, draft: Draft): Promise<Shown> {
  const kind = kindNamed(draft.kind);
  const id = draft.id ?? newKey(kind.key.isCounted);
  const fields = itemFromValues(kind, draft.fields, kind.key.isCounted ? Number(id) : id);
  return showState(db, { ...draft, id, fields });
}

function pathOf({ address, inLanguage }: Shown): string {
  if (!inLanguage) return address;
  const { tag, address: own } = inLanguage;
  return own === null ? pathInLanguage({ prefix: prefixOf(tag) }, address) : encodedPath(own);
}

/** Makes the page that any values of a form would be, whether or not they could be stored. */
export function draftRenderer(app: FastifyInstance) {
  const { db } = app.services;
  const render = app.renderPreview;

  /** @throws {Refusal} 503 while there are no pages to render with. */
  return async function renderDraft(draft: Draft, log: FastifyBaseLogger): Promise<DraftPage> {
    if (!render) throw new Refusal(503, 'Pages cannot be shown here.', { headers: retryAfter });
    const shown = await shownDraft(db, draft);
    return { path: pathOf(shown), ...(await render(shown, log)) };
  };
}
