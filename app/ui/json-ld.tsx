import { use } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';
import { IsFramed } from './framed.ts';

/** `<` is escaped, so that no text can end the element. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  if (use(IsFramed)) return null;
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}
