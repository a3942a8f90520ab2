import { use } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';
import { IsFramed } from './framed.ts';
import { linkedData } from './languages/linked-data.ts';
import { PageLanguage } from './languages/page-language.ts';

/** `<` is escaped, so that no text can end the element. */
export function JsonLd({ data }: { data: Graph | WithContext<Thing> }) {
  const languages = use(PageLanguage);
  if (use(IsFramed)) return null;
  const own = languages && !languages.current.isOrigin ? linkedData(data, languages) : data;
  return (
    <script type="application/ld+json">{JSON.stringify(own).replaceAll('<', '\\u003c')}</script>
  );
}
