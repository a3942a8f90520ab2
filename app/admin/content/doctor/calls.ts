import { type Checkup, examineForm, examineItem } from '../../../../domain/api/content/doctor.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { request } from '../../api.ts';

/** Examines the page of a form's values; `id` is null for what was never stored. Nothing is saved. */
export function examine(kind: ItemKind, id: string | null, fields: object): Promise<Checkup> {
  return request(examineForm, { params: { kind }, body: { id, fields: { ...fields } } });
}

/** Examines what publishing the item now would show: its newer draft, else what is stored. */
export function examineStored(kind: ItemKind, id: string | number): Promise<Checkup> {
  return request(examineItem, { params: { kind, id } });
}
