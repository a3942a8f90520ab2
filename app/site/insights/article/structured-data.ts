import type { BlogPosting, BreadcrumbList, Graph, Person } from 'schema-dts';
import { blogAddress } from '../../../../domain/content/addresses/blog-address.ts';
import { blogTitle } from '../../../../domain/content/kinds/blog.ts';
import type { ShownPerson } from '../../../../domain/content/person.ts';
import type { ShownBlog, ShownBlogItem } from '../../../../domain/content/shown.ts';
import type { CategoryCounts } from '../../../../domain/list-part.ts';
import type { SiteMessages } from '../../../../domain/messages/messages.ts';
import { breadcrumbList, type ListAddress, trailTo } from '../../breadcrumbs.ts';
import { graphOf, itemList } from '../../structured-data.ts';
import { blogDescription } from './blog-meta.ts';

interface Publisher {
  name: string;
  origin: string;
  language: string;
  /** The article's social picture: search engines take no SVG, which a drawing is. */
  image: string;
}

const articleId = (url: string) => `${url}#article`;

export function blogListData(
  { items, counts }: { items: ShownBlogItem[]; counts: CategoryCounts },
  list: ListAddress,
  messages: SiteMessages,
): Graph {
  const pages = items.map((blog) => {
    const name = blogTitle(blog, messages);
    const url = `${list.origin}${blogAddress(blog)}`;
    const articleSection = counts.categories.find(({ id }) => id === blog.category)?.name;
    const item = { '@type': 'BlogPosting', '@id': articleId(url), name, articleSection } as const;
    return { name, url, ...(articleSection && { item }) };
  });
  return graphOf([itemList(pages), breadcrumbList(trailTo(list, messages))]);
}

/** As the page that shows them describes them, where one does. */
function authorOf(name: string, person: ShownPerson | null, origin: string): Person {
  if (!person) return { '@type': 'Person', name };
  const url = origin + person.path;
  return {
    '@type': 'Person',
    '@id': `${url}#${person.id}`,
    name: person.name,
    url,
    ...(person.role && { jobTitle: person.role }),
    ...(person.portrait && { image: new URL(person.portrait.src, origin).href }),
  };
}

function posting(
  blog: ShownBlog,
  writer: ShownPerson | null,
  { name, origin, language, image }: Publisher,
  messages: SiteMessages,
): BlogPosting {
  const author = blog.author.trim();
  const url = `${origin}${blogAddress(blog)}`;
  const agency = { '@type': 'Organization', name, url: `${origin}/` } as const;
  return {
    '@type': 'BlogPosting',
    '@id': articleId(url),
    headline: blogTitle(blog, messages),
    description: blog.brief_paragraph || blogDescription(blog, messages),
    image,
    datePublished: blog.publishedAt,
    dateModified: blog.updatedAt,
    author: author ? authorOf(author, writer, origin) : agency,
    publisher: agency,
    mainEntityOfPage: url,
    inLanguage: language,
    ...(blog.categoryName && { articleSection: blog.categoryName }),
  };
}

function breadcrumbs(blog: ShownBlog, origin: string, messages: SiteMessages): BreadcrumbList {
  const here = { name: blogTitle(blog, messages), item: `${origin}${blogAddress(blog)}` };
  const list = { name: messages.text('lists.insights'), path: '/insights', origin };
  return breadcrumbList([...trailTo(list, messages), here]);
}

/** With the stored times, since the typed date may not parse. */
export function blogData(
  blog: ShownBlog,
  writer: ShownPerson | null,
  publisher: Publisher,
  messages: SiteMessages,
): Graph {
  const trail = breadcrumbs(blog, publisher.origin, messages);
  return graphOf([posting(blog, writer, publisher, messages), trail]);
}
