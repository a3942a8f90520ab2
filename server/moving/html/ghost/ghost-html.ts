import { type SourceHtml, sourceHtml } from '../source-html.ts';
import { readGhostCards } from './ghost-cards.ts';

/** @throws {TooManyElements} */
export function htmlOfGhost(html: string): SourceHtml {
  return sourceHtml(html, readGhostCards);
}
