import type { BlogPosting, BreadcrumbList, Graph, ItemList, WithContext } from 'schema-dts';
import type { BlogListItem, PublishedBlog } from '../../../domain/blog.ts';
import { pictureFor } from '../../../domain/drawing.ts';
import { slugFrom } from '../../../domain/slug.ts';
import { breadcrumbList } from '../breadcrumbs.ts';
import { blogAddress } from './blog-address.ts';

interface Publisher {
  name: string;
  origin: string;
}

export function blogListData(blogs: BlogListItem[], origin: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: blogs.map((blog, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: blog.title,
      url: `${origin}${blogAddress(blog)}`,
    })),
  };
}

function posting(blog: PublishedBlog, { name, origin }: Publisher): BlogPosting {
  const url = `${origin}${blogAddress(blog)}`;
  const agency = { '@type': 'Organization', name, url: `${origin}/` } as const;
  const image = pictureFor(blog.blog_image, slugFrom(blog.slug_url), 'wide');
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: blog.title,
    description: blog.brief_paragraph,
    image: new URL(image, origin).href,
    datePublished: blog.publishedAt,
    dateModified: blog.updatedAt,
    author: agency,
    publisher: agency,
    mainEntityOfPage: url,
    inLanguage: 'en',
    ...(blog.categoryName && { articleSection: blog.categoryName }),
  };
}

function breadcrumbs(blog: PublishedBlog, origin: string): BreadcrumbList {
  const trail = [
    { name: 'Home', item: `${origin}/` },
    { name: 'Insights', item: `${origin}/insights` },
    { name: blog.title, item: `${origin}${blogAddress(blog)}` },
  ];
  return breadcrumbList(trail);
}

/** What an article tells search engines. Its times are the internal ones: the free text may not parse. */
export function blogData(blog: PublishedBlog, publisher: Publisher): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [posting(blog, publisher), breadcrumbs(blog, publisher.origin)],
  };
}
