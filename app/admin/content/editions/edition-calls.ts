import {
  deleteEdition,
  type EditedEdition,
  getEdition,
  saveEditionCall,
} from '../../../../domain/api/content/editions/editions.ts';
import { getPublishing, type PublishingOfItem } from '../../../../domain/api/content/publishing.ts';
import { type AnyKind, kinds } from '../../../../domain/content/kinds/kinds.ts';
import { editionNameOf, isItemKind } from '../../../../domain/content/kinds/names.ts';
import type { PublishingStatus } from '../../../../domain/content/publishing.ts';
import { CallFailed, request } from '../../api.ts';
import { fetchItem, type StoredItem } from '../../item-calls.ts';
import { editionTexts as texts } from './texts.ts';

export interface EditionPlace {
  kind: AnyKind;
  /** Of the original. */
  id: string;
  language: string;
}

/** An edition as its form opens; it may not be there yet. */
export interface OpenedEdition {
  place: EditionPlace;
  edition: EditedEdition;
  original: StoredItem;
  /** Null while there is none, or nobody can tell where it stands. */
  publishing: PublishingOfItem | null;
}

/** @throws {CallFailed} for an address that names nothing */
export function placeAt(kind: string, id: string, language: string): EditionPlace {
  const known = isItemKind(kind) && kinds.find(({ name }) => name === kind);
  if (!known) throw new CallFailed(texts.unknown, 404);
  return { kind: known, id, language };
}

export function fetchEdition({ kind, id, language }: EditionPlace): Promise<EditedEdition> {
  return request(getEdition, { params: { kind: kind.name, id, language } });
}

export async function fetchStanding(
  { kind }: EditionPlace,
  id: number | null,
): Promise<PublishingOfItem | null> {
  if (id === null) return null;
  const params = { kind: editionNameOf(kind.name), id };
  return request(getPublishing, { params }).catch(() => null);
}

export async function openEdition(place: EditionPlace): Promise<OpenedEdition> {
  const [edition, original] = await Promise.all([
    fetchEdition(place),
    fetchItem(place.kind, place.id),
  ]);
  return { place, edition, original, publishing: await fetchStanding(place, edition.edition_id) };
}

export function removeEdition({ kind, id, language }: EditionPlace) {
  return request(deleteEdition, { params: { kind: kind.name, id, language } });
}

export interface SentTexts {
  values: Record<string, unknown>;
  stillRight: string[];
}

export function saveEdition(
  { kind, id, language }: EditionPlace,
  base: EditedEdition | null,
  { values, stillRight }: SentTexts,
  status: PublishingStatus,
) {
  const params = { kind: kind.name, id, language };
  return request(saveEditionCall, { params, body: { values, stillRight, status }, base });
}
