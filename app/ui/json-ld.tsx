import { use } from 'react';
import type { Graph, Thing, WithContext } from 'schema-dts';
import { IsFramed } from './framed.ts';
import { linkedData } from './languages/linked-data.ts';
import { PageLanguage } from './languages/page-language.ts';

type Data = Graph | WithContext<Thing>;

/** `<` is escaped, so that no text can end the element. */
function write(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Some of it is kept from render to render. */
const written = new WeakMap<Data, string>();

function writeOnce(data: Data): string {
  const before = written.get(data);
  if (before !== undefined) return before;
  const text = write(data);
  written.set(data, text);
  return text;
}

export function JsonLd({ data }: { data: Data }) {
  const languages = use(PageLanguage);
  if (use(IsFramed)) return null;
  const isOrigin = !languages || languages.current.isOrigin;
  const text = isOrigin ? writeOnce(data) : write(linkedData(data, languages));
  return <script type="application/ld+json">{text}</script>;
}
