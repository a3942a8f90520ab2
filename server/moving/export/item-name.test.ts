import { expect, test } from 'vitest';
import { blogKind } from '../../../domain/content/kinds/blog.ts';
import type { OwnItem } from '../../../domain/moving/own-export.ts';
import { exportName } from './item-name.ts';

const item = { id: '5', slug: 'x', fields: {} } as OwnItem;

test.each([
  ['हिन्दी-में-लिखें', 'content/blogs/5-हिन्दी-में-लिखें'],
  ['two words', 'content/blogs/5-two-words'],
  ['\u{1F642}', 'content/blogs/5'],
])('the file of %s is named after its words', (slug, name) => {
  expect(exportName(blogKind, { ...item, slug })).toBe(name);
});
