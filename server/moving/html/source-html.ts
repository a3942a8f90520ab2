import type { SourceNote } from '../../../domain/moving/source-entry.ts';
import { type Parent, setChildren, writeTree } from '../../html/tree.ts';
import { linkPlayers, showLazyPictures } from './known-media.ts';
import { plainBlocks } from './plain-blocks.ts';
import { parseSource, sourceHtmlLimit } from './source-tree.ts';

export interface SourceHtml {
  html: string;
  notes: SourceNote[];
}

type Change = (root: Parent, notes: SourceNote[]) => void;

/** @param change what the format knows by its classes @throws {TooManyElements} */
export function sourceHtml(html: string, change: Change): SourceHtml {
  const notes: SourceNote[] = [];
  if (html.length > sourceHtmlLimit) {
    const became = `Cut after ${sourceHtmlLimit.toLocaleString('en')} characters.`;
    notes.push({ what: 'length', became });
  }
  const root = parseSource(html);
  change(root, notes);
  showLazyPictures(root);
  linkPlayers(root, notes);
  setChildren(root, plainBlocks(root.childNodes));
  return { html: writeTree(root).trim(), notes };
}
