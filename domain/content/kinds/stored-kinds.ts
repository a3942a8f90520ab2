import { editionKindOf } from '../editions/edition-kind.ts';
import type { Kind, Original } from '../kind.ts';
import { anyKinds } from './kinds.ts';
import type { StoredKind } from './names.ts';

/** The kinds of editions, in the order of the kinds that they are of. */
export const editionKinds: readonly (Kind & { original: Original })[] = anyKinds.map(editionKindOf);

/** Of all that is stored: what editors list, and its editions in further languages. */
export const allKinds: readonly Kind[] = [...anyKinds, ...editionKinds];

export function storedKindNamed(name: StoredKind): Kind {
  const kind = allKinds.find((one) => one.name === name);
  if (!kind) throw new Error(`Nothing is stored under the name ${name}.`);
  return kind;
}

/** The kind of the editions of another one. */
export function editionsOf({ name }: Pick<Kind, 'name'>): Kind & { original: Original } {
  const kind = editionKinds.find(({ original }) => original.name === name);
  if (!kind) throw new Error(`The kind ${name} has no editions.`);
  return kind;
}
