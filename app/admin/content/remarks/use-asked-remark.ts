import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { PlacedRemark } from './words/placed.ts';

/** `?remark=12` leads to this remark, and `?remark=open` to the first that is not resolved, once. */
export function useAskedRemark(placed: PlacedRemark[], goTo: (placed: PlacedRemark) => void): void {
  const [params] = useSearchParams();
  const asked = params.get('remark');
  const shown = useRef<string>(null);
  const show = useEffectEvent(goTo);

  useEffect(() => {
    const found = placed.find(({ remark }) =>
      asked === 'open' ? remark.resolved_at === null : String(remark.remark_id) === asked,
    );
    if (!found || shown.current === asked) return;
    shown.current = asked;
    show(found);
  }, [placed, asked]);
}
