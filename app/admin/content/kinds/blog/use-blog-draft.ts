import { reorder } from '@atlaskit/pragmatic-drag-and-drop/reorder';
import { useMemo, useState } from 'react';
import type { BlogContentItem } from '../../../../../domain/content/kinds/blog.ts';
import type { BlogDraft, BlogText } from './draft.ts';

/** The one holder of what is typed in the blog form; its functions stay the same. */
export function useBlogDraft(first: BlogDraft) {
  const [draft, setDraft] = useState(first);

  // Each takes what was typed before, too, since an upload may end after more was typed.
  const changes = useMemo(
    () => ({
      setDraft,
      setText: (name: keyof BlogText, value: string) =>
        setDraft((before) => ({ ...before, text: { ...before.text, [name]: value } })),
      setPair: (number: number, part: Partial<BlogContentItem>) =>
        setDraft((before) => ({
          ...before,
          pairs: before.pairs.map((pair) => (pair.number === number ? { ...pair, ...part } : pair)),
        })),
      movePair: (startIndex: number, finishIndex: number) =>
        setDraft((before) => ({
          ...before,
          pairs: reorder({ list: before.pairs, startIndex, finishIndex }),
        })),
    }),
    [],
  );

  return { draft, changed: draft !== first, ...changes };
}
