import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blogKind } from '../kinds/blog.ts';
import { caseStudyKind } from '../kinds/case-study.ts';
import { pageKind } from '../kinds/page.ts';
import { editionKinds, editionsOf } from '../kinds/stored-kinds.ts';
import type { StoredSection } from '../sections/section.ts';
import { alignedEdition } from './aligned-rows.ts';
import { mergedValues } from './merged-item.ts';
import { mergedTexts } from './merged-texts.ts';
import { textPlaces } from './text-places.ts';
import { confirmedAfter, textsOfEdition, workOf } from './text-states.ts';

const hero = (headline: string): StoredSection => ({
  id: 'top',
  kind: 'hero',
  v: 1,
  hidden: false,
  props: { headline, lead: 'Two words', size: 'full', href: '/contact', label: 'Call' },
});

const questions: StoredSection = {
  id: 'asked',
  kind: 'questions',
  v: 1,
  hidden: false,
  props: {
    heading: 'Questions',
    items: [
      { id: 'a', question: 'Why?', answer: 'So.' },
      { id: 'b', question: 'When?', answer: 'Now.' },
    ],
  },
};

const page = { name: 'Home', path: '/', header: 'full', sections: [hero('Water'), questions] };

const blog = {
  title: 'Wells',
  slug_url: 'wells',
  category: 3,
  blog_image: '/media/a.webp',
  brief_paragraph: '',
  published_date: '3 March 2026',
  author: 'Amal',
  blogs_content: [
    { heading: 'One', paragraph: '<p>First</p>' },
    { heading: 'Two', paragraph: '<p>Second</p>' },
  ],
};

test('R-L-02 an edition has words, address and pictures of its own, and nothing else', () => {
  const names = Object.fromEntries(editionKinds.map(({ name, fieldNames }) => [name, fieldNames]));
  expect(names['blog-edition']).toEqual([
    ...['origin_id', 'language', 'title', 'slug_url', 'brief_paragraph', 'blog_image'],
    ...['blogs_content', 'metaTitle', 'metaDescription', 'confirmed'],
  ]);
  expect(names['page-edition']).toContain('sections');
  expect(names['page-edition']).not.toContain('noindex');
  for (const shared of ['template', 'year', 'figure', 'category1', 'sec4Percentage1', 'video']) {
    expect(names['case-study-edition']).not.toContain(shared);
  }
});

test('R-L-06 the address of an edition begins with its language, in any script', () => {
  const slugOf = (kind: typeof blogKind | typeof pageKind, values: object) => {
    const editions = editionsOf(kind);
    const completed = editions.completed?.({ ...values }) ?? {};
    return editions.slugOf?.(completed);
  };
  const arabic = { language: 'ar', origin_id: 1 };
  expect(slugOf(blogKind, { ...arabic, title: 'الآبار العميقة', slug_url: '' })).toBe(
    '/ar/blogs/الآبار-العميقة',
  );
  expect(slugOf(pageKind, { ...arabic, path: '/' })).toBe('/ar');
  expect(slugOf(pageKind, { ...arabic, path: 'الشركة/الفريق' })).toBe('/ar/الشركة/الفريق');
  // A mark of direction, which nobody sees, and a letter that is made of two.
  expect(slugOf(blogKind, { ...arabic, slug_url: 'بئر\u200f-cafe\u0301' })).toBe(
    '/ar/blogs/بئر-café',
  );
  expect(slugOf(blogKind, { ...arabic, title: '', slug_url: '' })).toBe('');
});

test('texts take the place of those of the original, all else stays', () => {
  const texts = {
    title: 'الآبار',
    blogs_content: [{ heading: 'واحد', paragraph: '<p>أول</p>' }],
    published_date: 'never',
  };
  expect(mergedTexts(blogKind.fields, blog, texts)).toEqual({
    ...blog,
    title: 'الآبار',
    blogs_content: texts.blogs_content,
  });
});

test('what the original does not say any more is shown in no language', () => {
  const texts = {
    brief_paragraph: 'قديم',
    blogs_content: [{ heading: 'واحد' }, { heading: 'اثنان' }, { heading: 'ثلاثة' }],
  };
  const merged = mergedTexts(blogKind.fields, blog, texts);
  expect(merged.brief_paragraph).toBe('');
  expect(merged.blogs_content).toHaveLength(2);
});

const reviews = [
  { name: 'Mariam', text: 'Fast', rating: 5 },
  { name: 'Joby', text: 'Fine', rating: 1 },
];

/** Both reviews in Arabic, confirmed for what stands above. */
const reviewsInArabic = {
  reviews: [
    { name: 'مريم', text: 'سريع' },
    { name: 'جوبي', text: 'جيد' },
  ],
  confirmed: {
    'reviews.0.name': 'Mariam',
    'reviews.0.text': 'Fast',
    'reviews.1.name': 'Joby',
    'reviews.1.text': 'Fine',
  },
};

function reviewsShown(original: object[]) {
  return mergedValues(caseStudyKind, { reviews: original }, reviewsInArabic).reviews;
}

test('R-L-02 a review that the original withdraws, adds or moves takes its translation along', () => {
  const [mariam, joby] = reviews;
  if (!mariam || !joby) throw new Error('There are two.');
  const [inArabic, jobyInArabic] = reviewsInArabic.reviews;
  expect(reviewsShown([joby])).toEqual([{ ...jobyInArabic, rating: 1 }]);
  expect(reviewsShown([joby, mariam])).toEqual([
    { ...jobyInArabic, rating: 1 },
    { ...inArabic, rating: 5 },
  ]);
  expect(reviewsShown([{ name: 'Zed', text: 'New', rating: 2 }, mariam, joby])).toEqual([
    { ...inArabic, rating: 5 },
    { ...jobyInArabic, rating: 1 },
  ]);
  // A typing error in one of its texts, beside a withdrawn one.
  expect(reviewsShown([{ ...joby, text: 'Fine!' }])).toEqual([{ ...jobyInArabic, rating: 1 }]);
});

test('R-L-04 a text in a list is confirmed wherever its original stands', () => {
  const moved = { reviews: [...reviews].reverse() };
  const aligned = alignedEdition(caseStudyKind.fields, moved, reviewsInArabic);
  expect(alignedEdition(caseStudyKind.fields, moved, aligned)).toEqual(aligned);
  const { confirmed } = aligned;
  const all = [...textsOfEdition(caseStudyKind.fields, moved, { texts: aligned, confirmed })];
  expect(all.map(({ text, state }) => [text, state])).toEqual([
    ['جوبي', 'ready'],
    ['جيد', 'ready'],
    ['مريم', 'ready'],
    ['سريع', 'ready'],
  ]);
});

test('a section or a row without texts in the language is not shown', () => {
  const texts = { name: 'رئيسية', sections: { asked: { items: { b: { question: 'متى؟' } } } } };
  const { sections } = mergedTexts(pageKind.fields, page, texts);
  expect(sections).toMatchObject([
    { id: 'asked', props: { heading: '', items: [{ id: 'b', question: 'متى؟', answer: '' }] } },
  ]);
  const shown = mergedTexts(pageKind.fields, page, { sections: { top: { headline: 'ماء' } } });
  expect(shown.sections).toMatchObject([
    { id: 'top', props: { headline: 'ماء', lead: '', size: 'full', href: '/contact' } },
  ]);
});

test('R-L-04 a text is missing, outdated or ready, and the words of the original are counted', () => {
  const fields = blogKind.fields;
  const texts = { title: 'الآبار', blogs_content: [{ heading: 'واحد' }] };
  const places = (original: object, own: object) => textPlaces(fields, { ...original }, own);
  const confirmed = confirmedAfter({
    before: places(blog, {}),
    after: places(blog, texts),
    confirmed: {},
    stillRight: [],
  });
  expect(confirmed).toEqual({ title: 'Wells', 'blogs_content.0.heading': 'One' });
  const later = { ...blog, title: 'Deep old wells' };
  const all = [...textsOfEdition(fields, later, { texts, confirmed })];
  expect(all.map(({ path, state }) => [path, state])).toEqual([
    ['title', 'outdated'],
    ['blogs_content.0.heading', 'ready'],
    ['blogs_content.0.paragraph', 'missing'],
    ['blogs_content.1.heading', 'missing'],
    ['blogs_content.1.paragraph', 'missing'],
  ]);
  expect(all[0]?.confirmed).toBe('Wells');
  expect(workOf(all)).toEqual({
    missing: 3,
    outdated: 1,
    ready: 1,
    missing_words: 3,
    outdated_words: 3,
  });
  const said = (...stillRight: string[]) =>
    confirmedAfter({
      before: places(later, texts),
      after: places(later, texts),
      confirmed,
      stillRight,
    });
  expect(said()).toEqual(confirmed);
  expect(said('title')).toMatchObject({ title: 'Deep old wells' });
});

test('R-L-04 what is confirmed is the original that was seen, not the one that came meanwhile', () => {
  const texts = { title: 'الآبار', blogs_content: [{ heading: 'واحد' }] };
  const places = (own: object) => textPlaces(blogKind.fields, { ...blog, title: 'Now' }, own);
  const seen = { title: 'Wells' };
  const change = { before: places({}), after: places(texts), confirmed: {}, stillRight: [], seen };
  const confirmed = confirmedAfter(change);
  expect(confirmed).toEqual({ title: 'Wells', 'blogs_content.0.heading': 'One' });
  const later = { ...blog, title: 'Now' };
  const [title, heading] = textsOfEdition(blogKind.fields, later, { texts, confirmed });
  expect([title?.state, heading?.state]).toEqual(['outdated', 'ready']);
});

/** Of each place in the original by its path. */
function written(paths: readonly string[], text: (path: string) => string): object {
  const texts: Record<string, unknown> = {};
  for (const path of paths) {
    const parts = path.split('.');
    const last = parts.pop() ?? '';
    const at = parts.reduce<Record<string, unknown>>((inner, part) => {
      inner[part] ??= {};
      return Object(inner[part]);
    }, texts);
    at[last] = text(path);
  }
  return texts;
}

test('R-L-03 a merge takes each text to its own place, and every other value from the original', () => {
  const places = [...textPlaces(pageKind.fields, page, {})].map(({ path }) => path);
  fc.assert(
    fc.property(fc.subarray(places), fc.string({ minLength: 1 }), (chosen, word) => {
      const texts = written(chosen, (path) => `${path} ${word}`);
      const merged = mergedTexts(pageKind.fields, page, texts);
      for (const { path, original, text } of textPlaces(pageKind.fields, page, texts)) {
        expect(text).toBe(chosen.includes(path) ? `${path} ${word}` : '');
        expect(original).not.toBe('');
      }
      // Merging the merged again changes nothing.
      expect(mergedTexts(pageKind.fields, merged, texts)).toEqual(merged);
      expect(merged).toMatchObject({ path: '/', header: 'full' });
      for (const { path, original } of textPlaces(pageKind.fields, merged, texts)) {
        expect(original).toBe(`${path} ${word}`);
      }
    }),
  );
});
