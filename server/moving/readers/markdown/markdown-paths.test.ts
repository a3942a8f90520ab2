import { expect, test } from 'vitest';
import { markdownPath } from './markdown-paths.ts';

test.each([
  ['content/ar/about.md', 'ar', 'about', []],
  ['content/pt-br/blog/about.md', 'pt-br', 'about', ['blog']],
  ['content/blog/about.es-419.md', 'es-419', 'about', ['blog']],
  ['content/zh-Hant/index.md', 'zh-Hant', '', []],
  ['ar/_index.md', 'ar', '', []],
  ['content/ar/blog/_index.md', 'ar', 'blog', []],
  ['content/ux/about.md', '', 'about', ['ux']],
  ['posts/ai/about.qa.md', '', 'about.qa', ['posts', 'ai']],
])('R-I-02 %s is in the language “%s”', (path, language, slug, folders) => {
  expect(markdownPath(path)).toMatchObject({ language, slug, folders });
});

test('R-I-02 the home pages of all languages are one text', () => {
  const texts = ['content/_index.md', 'content/ar/_index.md', 'content/_index.ur.md'].map(
    (path) => markdownPath(path).text,
  );
  expect(new Set(texts).size).toBe(1);
});
