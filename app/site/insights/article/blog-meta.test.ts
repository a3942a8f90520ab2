import { expect, test } from 'vitest';
import { blogAddress } from '../../../../domain/content/addresses/blog-address.ts';
import { emptyValues } from '../../../../domain/content/kind.ts';
import { type Blog, blogKind } from '../../../../domain/content/kinds/blog.ts';
import { messagesFor } from '../../../../domain/messages/messages-for.ts';
import { blogMeta } from './blog-meta.ts';

const origin = 'https://agency.example';
const place = (blog: Blog) => {
  const address = blogAddress(blog);
  return { address, original: address, alternates: [] };
};
const metaOf = (blog: Blog) => blogMeta(blog, origin, place(blog), messagesFor('en'));
const blog: Blog = {
  ...emptyValues(blogKind),
  blog_id: 1,
  title: 'Right to left',
  slug_url: 'Right  To Left',
  brief_paragraph: `${'🌴'.repeat(159)}é…and more`,
};

test('without texts for search engines the blog speaks for itself', () => {
  expect(metaOf(blog)).toEqual({
    title: 'Right to left',
    description: `${'🌴'.repeat(159)}é`,
    canonical: 'https://agency.example/blogs/right-to-left',
    type: 'article',
    alternates: [],
    image: 'https://agency.example/social/blog/1.png',
  });
});

test("the editor's texts come first", () => {
  const meta = metaOf({ ...blog, metaTitle: 'Title', metaDescription: 'Text' });
  expect(meta).toMatchObject({ title: 'Title', description: 'Text' });
});

test('a canonical link is made absolute; one that is no address falls back', () => {
  const canonical = (canonicalLink: string) => metaOf({ ...blog, canonicalLink }).canonical;
  expect(canonical('https://other.example/a')).toBe('https://other.example/a');
  expect(canonical('https://Other.example')).toBe('https://Other.example');
  expect(canonical('/blogs/other')).toBe('https://agency.example/blogs/other');
  expect(canonical('https://')).toBe('https://agency.example/blogs/right-to-left');
});

test('a slug outside ASCII is encoded once', () => {
  const { canonical } = metaOf({ ...blog, slug_url: 'مقال' });
  expect(canonical).toBe(`https://agency.example/blogs/${encodeURIComponent('مقال')}`);
});
