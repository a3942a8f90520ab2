import type { Graph, Thing, WithContext } from 'schema-dts';

/** `<` is escaped, so that no text can end the element. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}
