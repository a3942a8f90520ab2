import { expect, test } from 'vitest';
import { pageKind } from '../kinds/page.ts';
import { exampleSection } from './example.ts';
import { sections } from './sections.ts';

test.each(sections)('R-P-12 the example of $name could be saved and names its kind', (kind) => {
  const example = exampleSection(kind);
  const { data, error } = pageKind.fields.sections.input.safeParse([example]);
  expect(error?.issues ?? []).toEqual([]);
  expect(JSON.stringify(data?.[0]?.props)).toContain(kind.label);
});
