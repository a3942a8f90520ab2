import type { findBlogsForFeeds } from '../../../db/content/public/public-items.ts';
import { blogAddress } from '../../../domain/content/addresses/blog-address.ts';
import { blogTitle } from '../../../domain/content/kinds/blog.ts';
import { messagesFor } from '../../../domain/messages/messages-for.ts';
import { textElement, xmlHead, xmlText } from '../../../domain/xml.ts';

export const maxFeedItems = 50;

type FeedBlog = Pick<
  Awaited<ReturnType<typeof findBlogsForFeeds>>[number],
  'slug_url' | 'title' | 'brief_paragraph' | 'published_at' | 'updated_at'
> & { author?: string };

interface Feed {
  name: string;
  description: string;
  tag: string;
  prefix: string;
  origin: string;
  /** What the list of articles is called. */
  insights: string;
  /** Where an original stands in the language. */
  linkTo: (path: string) => string;
}

/** RFC 822 with a year of four digits, as RSS 2.0 requires. */
function rssDate(time: string): string {
  return new Date(time).toUTCString();
}

function item(blog: FeedBlog, { tag, origin, linkTo }: Feed): string {
  const address = origin + linkTo(blogAddress(blog));
  const parts = [
    textElement('title', blog.title || blogTitle(blog, messagesFor(tag))),
    textElement('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    textElement('pubDate', rssDate(blog.published_at)),
    textElement('dc:creator', blog.author || undefined),
    textElement('description', blog.brief_paragraph),
  ];
  return `<item>${parts.join('')}</item>\n`;
}

export function rssOf(blogs: FeedBlog[], feed: Feed): string {
  const { name, description, tag, prefix, origin, insights, linkTo } = feed;
  const [newest] = blogs
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .toReversed();
  const channel = [
    textElement('title', messagesFor(tag).list([name, insights])),
    textElement('link', origin + linkTo('/insights')),
    textElement('description', description),
    textElement('language', tag),
    textElement('lastBuildDate', newest && rssDate(newest)),
    `<atom:link href="${xmlText(`${origin}${prefix}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
  ];
  const items = blogs.slice(0, maxFeedItems).map((blog) => item(blog, feed));
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>\n${channel.join('\n')}\n${items.join('')}</channel></rss>\n`;
}
