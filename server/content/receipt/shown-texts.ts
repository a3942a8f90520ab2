import type { ItemState } from '../../../db/content/item-state.ts';
import type { FieldDefinition } from '../../../domain/content/fields/fields.ts';
import { originalNameOf } from '../../../domain/content/kinds/names.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { plainText } from '../../../domain/content/text/rich-text.ts';

type FieldText = [field: string, text: string];

function textIn(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function pairTexts(name: string, content: unknown): FieldText[] {
  if (!Array.isArray(content)) return [];
  return content.flatMap(({ heading, paragraph }, index): FieldText[] => [
    [`${name}.${index}.heading`, textIn(heading)],
    [`${name}.${index}.paragraph`, plainText(textIn(paragraph))],
  ]);
}

/** HTML is compared as plain text. */
function textsOf(name: string, field: FieldDefinition | undefined, value: unknown): FieldText[] {
  if (field?.control === 'pairs') return pairTexts(name, value);
  const text = textIn(value);
  return [[name, field?.mapHtml ? plainText(text) : text]];
}

/** With facts in it, a text is shown as the settings are (R-P-11). */
function isShownAsTyped(kind: string, text: string): boolean {
  const isPage = (originalNameOf(kind) ?? kind) === pageKind.name;
  return text.trim() !== '' && !(isPage && /\{[A-Za-z]+\}/.test(text));
}

export function shownTexts({ kind: name, fields }: ItemState): FieldText[] {
  const kind = storedKindNamed(name);
  return kind.page.shows
    .flatMap((field) => textsOf(field, kind.fields[field], fields[field]))
    .filter(([, text]) => isShownAsTyped(name, text));
}
