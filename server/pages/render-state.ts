import type { RenderState } from '../../app/context.ts';

/** Each render has its own. */
export function newRenderState(): RenderState {
  return { isStale: false, isRandom: false, isUncacheable: false };
}
