import type { Kind } from '../../../domain/content/kind.ts';
import { allKinds } from '../../../domain/content/kinds/stored-kinds.ts';
import { keysOf } from '../../../domain/keys-of.ts';
import {
  ownItem,
  ownLists,
  ownManifest,
  ownPaths,
  ownSetting,
} from '../../../domain/moving/own-export.ts';
import { z } from '../../../domain/zod.ts';

function schemaText(schema: z.ZodType, title: string): string {
  const described = z.toJSONSchema(schema.meta({ title }), { unrepresentable: 'any' });
  return `${JSON.stringify(described, null, 2)}\n`;
}

const pathOf = (name: string) => `${ownPaths.schemas}/${name}.json`;

/** The schema beside a file of an export, as the file names it. */
export function schemaFor(kind: Pick<Kind, 'name'>, file: string): string {
  return '../'.repeat(file.split('/').length - 1) + pathOf(kind.name);
}

/** JSON Schemas of everything that an export holds, from the descriptions of the kinds. */
export function* schemaFiles(): Generator<[path: string, text: string]> {
  for (const kind of allKinds) yield [pathOf(kind.name), schemaText(ownItem(kind), kind.noun)];
  const lists = keysOf(ownLists);
  for (const list of lists) {
    yield [pathOf(list.replaceAll('_', '-')), schemaText(z.array(ownLists[list].row), list)];
  }
  yield [pathOf('settings'), schemaText(z.array(ownSetting), 'settings')];
  yield [pathOf('export'), schemaText(ownManifest, 'export')];
}
