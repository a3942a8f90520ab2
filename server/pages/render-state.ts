import type { RenderState } from '../../app/context.ts';

export function newRenderState(): RenderState {
  return { isStale: false, isRandom: false, isUncacheable: false };
}
