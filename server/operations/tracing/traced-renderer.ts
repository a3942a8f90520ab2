import type { PageRenderer } from '../../pages/page-renderer.ts';
import type { Tracing } from './tracing.ts';

export function tracedRenderer(renderer: PageRenderer, tracing: Tracing): PageRenderer {
  return {
    ...renderer,
    render: (...given) =>
      tracing.within('render', { kind: 'internal' }, () => renderer.render(...given)),
  };
}
