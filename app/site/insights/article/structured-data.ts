import type { BlogPosting, BreadcrumbList, Graph } from 'schema-dts';
import { blogAddress } from '../../../../domain/content/addresses/blog-address.ts';
import { blogTitle } from '../../../../domain/content/kinds/blog.ts';
import type { ShownBlog, ShownBlogItem } from '../../../../domain/content/shown.ts';
import { inShape } from '../../../../domain/media/picture.ts';
import { breadcrumbList } from '../../breadcrumbs.ts';
import { graphOf, itemList } from '../../structured-data.ts';

interface Publisher {
  name: string;
  origin: string;
  language: string;
}

function trailToList(origin: string) {
  return [
    { name: 'Home', item: `${origin}/` },
    { name: 'Insights', item: `${origin}/insights` },
  ];
}

export function blogListData(blogs: ShownBlogItem[], origin: string): Graph {
  const pages = blogs.map((blog) => ({
    name: blogTitle(blog),
    url: `${origin}${blogAddress(blog)}`,
  }));
  return graphOf([itemList(pages), breadcrumbList(trailToList(origin))]);
}

function posting(blog: ShownBlog, { name, origin, language }: Publisher): BlogPosting {
  const url = `${origin}${blogAddress(blog)}`;
  const agency = { '@type': 'Organization', name, url: `${origin}/` } as const;
  const image = inShape(blog.blog_image, 'wide').src;
  return {
    '@type': 'BlogPosting',
    '@id': `${url}#article`,
    headline: blogTitle(blog),
    description: blog.brief_paragraph,
    image: new URL(image, origin).href,
    datePublished: blog.publishedAt,
    dateModified: blog.updatedAt,
    author: agency,
    publisher: agency,
    mainEntityOfPage: url,
    inLanguage: language,
    ...(blog.categoryName && { articleSection: blog.categoryName }),
  };
}

function breadcrumbs(blog: ShownBlog, origin: string): BreadcrumbList {
  const here = { name: blogTitle(blog), item: `${origin}${blogAddress(blog)}` };
  return breadcrumbList([...trailToList(origin), here]);
}

/** With the stored times, since the typed date may not parse. */
export function blogData(blog: ShownBlog, publisher: Publisher): Graph {
  return graphOf([posting(blog, publisher), breadcrumbs(blog, publisher.origin)]);
}
