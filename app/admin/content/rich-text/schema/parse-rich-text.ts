import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { extensions } from './extensions.ts';
import { inertHtml } from './inert-html.ts';

const parser = SchemaParser.fromSchema(getSchema(extensions));

/** The HTML as the editor's document; Tiptap's own reading of HTML would be refused by the content policy. */
export function parseRichText(html: string): JSONContent {
  return parser.parse(inertHtml(`<body>${html}`).body).toJSON();
}
