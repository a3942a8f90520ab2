import type { PublishedBlog } from '../../domain/content/kinds/blog.ts';
import type { CaseStudy } from '../../domain/content/kinds/case-study.ts';
import type { LocationPage } from '../../domain/content/kinds/location-page.ts';
import { cleanHtmlOnce } from './clean-html.ts';

/** HTML is cleaned on the way out, too: rows may be older than today's allow-list (threat T06). */
export function withCleanBlog(blog: PublishedBlog): PublishedBlog {
  const blogs_content = blog.blogs_content.map((item) => ({
    ...item,
    paragraph: cleanHtmlOnce(item.paragraph),
  }));
  return { ...blog, blogs_content };
}

/** The paragraphs of a study that its page shows as HTML. */
export const studyParagraphs = [
  'sec1Para',
  'sec2Para',
  'sec3Para1',
  'sec3Para2',
  'sec3Para3',
] as const satisfies (keyof CaseStudy)[];

/** A study is stored byte for byte (R-3-04), so its HTML is cleaned only here. */
export function withCleanStudy(study: CaseStudy): CaseStudy {
  const clean = studyParagraphs.map((field) => [field, cleanHtmlOnce(study[field])]);
  return { ...study, ...Object.fromEntries(clean) };
}

export function withCleanLocation(page: LocationPage): LocationPage {
  return {
    ...page,
    main_paragraph: cleanHtmlOnce(page.main_paragraph),
    paragraph_1: cleanHtmlOnce(page.paragraph_1),
    paragraph_2: cleanHtmlOnce(page.paragraph_2),
    paragraph_3: cleanHtmlOnce(page.paragraph_3),
    paragraph_4: cleanHtmlOnce(page.paragraph_4),
  };
}
