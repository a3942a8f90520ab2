import {
  deleteEdition,
  type EditedEdition,
  getEdition,
  saveEditionCall,
} from '../../../../domain/api/content/editions/editions.ts';
import { getPublishing, type PublishingOfItem } from '../../../../domain/api/content/publishing.ts';
import { type AnyKind, kinds } from '../../../../domain/content/kinds/kinds.ts';
import { editionNameOf, isItemKind } from '../../../../domain/content/kinds/names.ts';
import { type PublishingStatus, publicStatus } from '../../../../domain/content/publishing.ts';
import { CallFailed, request } from '../../api.ts';
import { fetchItem, type StoredItem } from '../../item-calls.ts';
import { announceChange } from '../receipt/changes.ts';
import { editionTexts as texts } from './texts.ts';

interface EditionPlace {
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

async function fetchStanding(
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

export async function removeEdition({ kind, id, language }: EditionPlace, edition: number | null) {
  const deletion = await request(deleteEdition, { params: { kind: kind.name, id, language } });
  if (edition !== null) announceChange(editionNameOf(kind.name), edition);
  return deletion;
}

export interface SentTexts {
  values: Record<string, unknown>;
  stillRight: string[];
  /** The originals that were on the screen, by path. */
  seen: Record<string, string>;
}

export async function putEdition(
  { kind, id, language }: EditionPlace,
  base: EditedEdition | null,
  { values, stillRight, seen }: SentTexts,
  status: PublishingStatus,
) {
  const params = { kind: kind.name, id, language };
  const body = { values, stillRight, seen, status };
  const saved = await request(saveEditionCall, { params, body, base });
  const { edition_id } = saved;
  if (status === publicStatus && edition_id !== null) {
    announceChange(editionNameOf(kind.name), edition_id);
  }
  return saved;
}
