import type { Graph, Thing, WithContext } from 'schema-dts';

/** Structured data for search engines. `<` is escaped, so no text can end the element. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  return (
    <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
  );
}
