import type { RevisedKind } from '../../domain/content/item.ts';
import type { StoredKind } from '../../domain/content/kinds/names.ts';

export interface State<Kind extends RevisedKind = RevisedKind> {
  kind: Kind;
  id: string;
  title: string;
  fields: Record<string, unknown>;
}

export interface ItemState extends State<StoredKind> {
  address: string | null;
  updatedAt: string;
}
