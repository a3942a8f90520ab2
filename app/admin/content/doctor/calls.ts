import type { Checkup } from '../../../../domain/content/doctor.ts';
import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';
import { holds, list, number } from '../../answer-shapes.ts';
import { call } from '../../api.ts';

const weight = holds({ kilobytes: number(), budget: number() });
const checkup = holds({ findings: list, weight, ms: number() });

/** Examines the page of a form's values; `id` is null for what was never stored. Nothing is saved. */
export function examine(kind: ItemKind, id: string | null, fields: object): Promise<Checkup> {
  return call(`/api/doctor/${kind}`, checkup, { method: 'POST', body: { id, fields } });
}

/** Examines what publishing the item now would show: its newer draft, else what is stored. */
export function examineStored(kind: ItemKind, id: string | number): Promise<Checkup> {
  return call(`/api/doctor/${kind}/${id}`, checkup);
}
