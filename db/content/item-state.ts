import type { RevisedKind } from '../../domain/content/item.ts';
import type { ItemKind } from '../../domain/content/kinds/kinds.ts';

/** A thing at one moment, as revisions, trash and audit speak of it. */
export interface State<Kind extends RevisedKind = RevisedKind> {
  kind: Kind;
  /** Its key as text. */
  id: string;
  /** What people call it. */
  title: string;
  /** What an editor fills, by the specification's names, and the status. */
  fields: Record<string, unknown>;
}

export interface ItemState extends State<ItemKind> {
  /** Where the public reads it, decoded; null while it is a draft. */
  address: string | null;
  /** Its last change, ISO 8601 UTC. */
  updatedAt: string;
}
