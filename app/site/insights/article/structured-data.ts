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

interface ListPage {
  name: string;
  path: string;
  origin: string;
}

function trailTo({ name, path, origin }: ListPage) {
  return [
    { name: 'Home', item: `${origin}/` },
    { name, item: origin + path },
  ];
}

export function blogListData(blogs: ShownBlogItem[], list: ListPage): Graph {
  const pages = blogs.map((blog) => ({
    name: blogTitle(blog),
    url: `${list.origin}${blogAddress(blog)}`,
  }));
  return graphOf([itemList(pages), breadcrumbList(trailTo(list))]);
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
  const list = { name: 'Insights', path: '/insights', origin };
  return breadcrumbList([...trailTo(list), here]);
}

/** With the stored times, since the typed date may not parse. */
export function blogData(blog: ShownBlog, publisher: Publisher): Graph {
  return graphOf([posting(blog, publisher), breadcrumbs(blog, publisher.origin)]);
}
