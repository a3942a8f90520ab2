import type { RevisedKind } from '../../domain/content/item.ts';
import type { ItemKind } from '../../domain/content/kinds/kinds.ts';

export interface State<Kind extends RevisedKind = RevisedKind> {
  kind: Kind;
  id: string;
  title: string;
  fields: Record<string, unknown>;
}

export interface ItemState extends State<ItemKind> {
  address: string | null;
  updatedAt: string;
}
