import {
  type Blog,
  type BlogContentItem,
  type BlogInput,
  blogContentLimit,
  filledContent,
} from '../../../../../domain/content/kinds/blog.ts';

/** The blog form's fields besides its pairs, each as typed. */
export interface BlogText {
  title: string;
  slug_url: string;
  /** A category_id, '' while none is chosen. */
  category: string;
  published_date: string;
  brief_paragraph: string;
  blog_image: string;
  metaTitle: string;
  metaDescription: string;
  canonicalLink: string;
}

/** A heading, its paragraph, and a number that stays with them while they move. */
export interface Pair extends BlogContentItem {
  number: number;
}

/** Everything typed in the blog form; plain JSON. */
export interface BlogDraft {
  text: BlogText;
  /** Always ten (R-9-13). */
  pairs: Pair[];
}

export const emptyText: BlogText = {
  title: '',
  slug_url: '',
  category: '',
  published_date: '',
  brief_paragraph: '',
  blog_image: '',
  metaTitle: '',
  metaDescription: '',
  canonicalLink: '',
};

/** The form as it opens: empty, or with what is stored of a blog. */
export function draftOf(blog: Blog | null): BlogDraft {
  const content = blog?.blogs_content ?? [];
  const pairs = Array.from({ length: blogContentLimit }, (_, number) => ({
    number,
    heading: content[number]?.heading ?? '',
    paragraph: content[number]?.paragraph ?? '',
  }));
  if (!blog) return { text: emptyText, pairs };
  const { blog_id: _, blogs_content: __, category, ...text } = blog;
  return { text: { ...text, category: category === null ? '' : String(category) }, pairs };
}

/** What is sent: whole pairs only, the category as a whole number (R-5-14, R-5-15). */
export function inputOf({ text, pairs }: BlogDraft): BlogInput {
  return {
    ...text,
    category: text.category === '' ? null : Number(text.category),
    blogs_content: filledContent(pairs).map(({ heading, paragraph }) => ({ heading, paragraph })),
  };
}

/** Under which name the form shows an error of a pair's field. */
export function pairField(number: number, field: keyof BlogContentItem): string {
  return `pair-${number}-${field}`;
}

/** The server names a pair by its place among those sent; the form knows it by its number. */
export function errorsOfForm(
  errors: Record<string, string>,
  { pairs }: BlogDraft,
): Record<string, string> {
  const sent = pairs.filter((pair) => filledContent([pair]).length > 0);
  const entries = Object.entries(errors).map(([name, message]) => {
    const [, place, field] = /^blogs_content\.(\d+)\.(heading|paragraph)$/.exec(name) ?? [];
    const number = sent[Number(place)]?.number;
    return [number === undefined ? name : `pair-${number}-${field}`, message];
  });
  return Object.fromEntries(entries);
}

/** Where the form shows a field that the server names; pairs are named by their place among those sent. */
export function placeOf(field: string, { pairs }: BlogDraft): { name: string; control: string } {
  const [, place, part] = /^blogs_content\.(\d+)\.(heading|paragraph)$/.exec(field) ?? [];
  const sent = pairs.filter((pair) => filledContent([pair]).length > 0);
  const pair = sent[Number(place)];
  if (!pair || !part) return { name: field, control: field };
  return { name: `${part}-${pairs.indexOf(pair) + 1}`, control: `pair-${pair.number}-${part}` };
}

/** Whether a pair would be dropped although something is typed in it. */
export function missingHalf({ heading, paragraph }: Pair): keyof BlogContentItem | null {
  if ((heading.trim() === '') === (paragraph.trim() === '')) return null;
  return heading.trim() === '' ? 'heading' : 'paragraph';
}

/** The words that readers see of a text that may be HTML. */
export function countWords(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}
