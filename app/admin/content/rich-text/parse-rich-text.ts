import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser as SchemaParser } from '@tiptap/pm/model';
import { trustedHtml } from '../../../ui/trusted-html.ts';
import { extensions } from './extensions.ts';

const parser = SchemaParser.fromSchema(getSchema(extensions));

/**
 * The HTML as the editor's document. It is read in a document without a window, where no script runs
 * and no picture loads; Tiptap's own reading of HTML would be refused by the content policy.
 */
export function parseRichText(html: string): JSONContent {
  const { body } = new DOMParser().parseFromString(trustedHtml(`<body>${html}`), 'text/html');
  return parser.parse(body).toJSON();
}
