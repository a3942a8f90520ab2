import { removedHtml } from '../../../domain/content/text/removed-html.ts';
import { cleanHtml } from '../../../domain/content/text/rich-text.ts';
import { lookNote } from '../../../domain/moving/source-entry.ts';
import type { Making } from './made.ts';

/** They say how the old site looked; here the texts take their look from the site. */
const looks =
  /^(?:comments|class|style|id|align|valign|bgcolor|border|color|face|size|width|height|rel|target|type|role|dir|lang|srcset|sizes|loading|decoding|fetchpriority|itemprop|itemscope|itemtype|cell(?:padding|spacing)|data-[\w-]+|aria-[\w-]+|<(?:span|div|font|center|big|small|tbody|colgroup|col|section|picture|source|figure|wbr)>)$/;

/** By the parser that cleans every save; what it changed becomes a note. */
export function cleanedHtml(html: string, making: Making): string {
  const clean = cleanHtml(html);
  const removed = removedHtml(html, clean);
  const styling = removed.filter((part) => looks.test(part));
  if (styling.length > 0) making.note(styling.join(', '), lookNote);
  for (const part of removed) {
    if (!looks.test(part)) making.note(part, 'Taken out: a text may not hold it.');
  }
  return clean;
}

/** A page over https shows no picture over http; most servers have it under both. */
export function securePictures(html: string): string {
  return html.replace(/(<img\b[^<>]*?\ssrc=")http:/gi, (_, before: string) => `${before}https:`);
}
