import type { ItemKind } from '../../../../domain/content/kinds/kinds.ts';

interface Place {
  kind: ItemKind;
  id: string | number;
  language: string;
}

export function editionPath({ kind, id, language }: Place): string {
  return `/admin/editions/${kind}/${id}/${language}`;
}
