import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import type { PublishingStatus } from '../../../../domain/content/publishing.ts';
import { done, holds, nullable, string } from '../../answer-shapes.ts';
import { call } from '../../api.ts';
import { announceChange } from '../receipt/changes.ts';

/** When an item is to be published or taken back; ISO 8601 UTC, null for never. */
export interface Times {
  publish_at: string | null;
  unpublish_at: string | null;
}

/** Where an item stands between draft and public. */
export interface Publishing extends Times {
  status: PublishingStatus;
  /** Newer than what is published. */
  draft: object | null;
  /** By whom, and when. */
  draftSaved: { made_by: string; made_at: string } | null;
}

interface Done {
  message: string;
}

function pathOf(kind: ItemKind, id: string | number): string {
  return `/api/publishing/${kind}/${id}`;
}

const publishing = holds({
  status: string(),
  publish_at: nullable(string()),
  unpublish_at: nullable(string()),
});

export function findPublishing(kind: ItemKind, id: string | number): Promise<Publishing> {
  return call(pathOf(kind, id), publishing);
}

/** Publishes an item with its newer draft, or takes it back: seen everywhere at once. */
export async function changeStatus(
  kind: ItemKind,
  id: string | number,
  action: 'publish' | 'unpublish',
): Promise<Done> {
  const changed = await call<Done>(`${pathOf(kind, id)}/${action}`, done, { method: 'POST' });
  announceChange(kind, id);
  return changed;
}

export function setTimes(kind: ItemKind, id: string | number, body: Times): Promise<Done> {
  return call(pathOf(kind, id), done, { method: 'PUT', body });
}

/** Drops the newer draft; a call to `undo` brings it back. */
export function dropDraft(kind: ItemKind, id: string | number): Promise<Done & { undo: string }> {
  return call(`${pathOf(kind, id)}/draft`, done.extend({ undo: string() }), { method: 'DELETE' });
}

/** A signed address that shows the draft to whoever has it. */
export interface PreviewLink {
  url: string;
  /** When it ends, ISO 8601 UTC. */
  until: string;
}

const link = holds({ url: string(), until: string() });

export function makePreviewLink(
  kind: ItemKind,
  id: string | number,
  days: number,
): Promise<PreviewLink> {
  return call(`/api/preview-links/${kind}/${id}`, link, { method: 'POST', body: { days } });
}

/** Makes every preview link of an item void. */
export function withdrawPreviewLinks(kind: ItemKind, id: string | number): Promise<Done> {
  return call(`/api/preview-links/${kind}/${id}`, done, { method: 'DELETE' });
}
