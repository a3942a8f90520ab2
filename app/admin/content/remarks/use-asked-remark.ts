import { useEffect, useEffectEvent, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Placed } from './words/placed.ts';

/** `?remark=12` leads to this remark, once. */
export function useAskedRemark(placed: Placed[], goTo: (placed: Placed) => void): void {
  const [params] = useSearchParams();
  const asked = Number(params.get('remark'));
  const shown = useRef(0);
  const show = useEffectEvent(goTo);

  useEffect(() => {
    const found = placed.find(({ remark }) => remark.remark_id === asked);
    if (!found || shown.current === asked) return;
    shown.current = asked;
    show(found);
  }, [placed, asked]);
}
