import { type RefObject, useEffect } from 'react';
import { rangeIn } from './field-dom.ts';
import type { PlacedRemark } from './placed.ts';

/** As ::highlight() of remarks-context.module.css names it. */
const name = 'remark';

/**
 * Underlays the words of open remarks in the rich texts on screen. The text itself is not touched. A
 * browser without highlights shows the words on 'Go to field' alone.
 */
export function useHighlights(root: RefObject<HTMLElement | null>, placed: PlacedRemark[]): void {
  useEffect(() => {
    const form = root.current;
    const marked = placed.filter(({ words, remark }) => words && remark.resolved_at === null);
    if (!form || marked.length === 0 || !('highlights' in CSS)) return;
    let frame = 0;
    const draw = () => {
      const ranges = marked.flatMap(({ spot, remark }) =>
        spot && remark.words ? (rangeIn(form, spot.control, remark.words) ?? []) : [],
      );
      CSS.highlights.set(name, new Highlight(...ranges));
    };
    const later = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(draw);
    };
    later();
    // Editors arrive late, and write their text themselves.
    const changes = new MutationObserver(later);
    changes.observe(form, { childList: true, subtree: true, characterData: true });
    return () => {
      changes.disconnect();
      cancelAnimationFrame(frame);
      CSS.highlights.delete(name);
    };
  }, [root, placed]);
}
