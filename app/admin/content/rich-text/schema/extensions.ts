import { Mark } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { tableKeys } from '../table/table-keys.ts';
import { structureNodes } from './structure-nodes.ts';

function shifted(tag: 'sub' | 'sup', excludes: string) {
  return Mark.create({
    name: tag,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });
}

/**
 * What the editor knows is what the server's allow-list keeps (domain/content/text/rich-text.ts), so nothing that
 * was stored gets lost by editing, and nothing is typed that would be removed.
 */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // Links to other hosts get these from the server.
      HTMLAttributes: { target: null, rel: null },
    },
    // It would add an empty paragraph behind a list that stands last.
    trailingNode: false,
  }),
  shifted('sub', 'sup'),
  shifted('sup', 'sub'),
  ...structureNodes,
  tableKeys,
];
