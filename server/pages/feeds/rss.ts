import type { findBlogsForFeeds } from '../../../db/content/public/public-items.ts';
import { blogAddress } from '../../../domain/content/addresses/blog-address.ts';
import { blogTitle } from '../../../domain/content/kinds/blog.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { textElement, xmlHead, xmlText } from '../../../domain/xml.ts';

export const maxFeedItems = 50;

type FeedBlog = Awaited<ReturnType<typeof findBlogsForFeeds>>[number];

/** RFC 822 with a year of four digits, as RSS 2.0 requires. */
function rssDate(time: string): string {
  return new Date(time).toUTCString();
}

function item(blog: FeedBlog, origin: string): string {
  const address = origin + blogAddress(blog);
  const parts = [
    textElement('title', blog.title || blogTitle(blog)),
    textElement('link', address),
    `<guid isPermaLink="true">${xmlText(address)}</guid>`,
    textElement('pubDate', rssDate(blog.published_at)),
    textElement('description', blog.brief_paragraph),
  ];
  return `<item>${parts.join('')}</item>\n`;
}

export function rssOf(
  blogs: FeedBlog[],
  { name, description, language }: Pick<SiteSettings, 'name' | 'description' | 'language'>,
  origin: string,
): string {
  const [newest] = blogs
    .map(({ updated_at }) => updated_at)
    .toSorted()
    .toReversed();
  const channel = [
    textElement('title', `${name}, Insights`),
    textElement('link', `${origin}/insights`),
    textElement('description', description),
    textElement('language', language.tag),
    textElement('lastBuildDate', newest && rssDate(newest)),
    `<atom:link href="${xmlText(`${origin}/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
  ];
  const items = blogs.slice(0, maxFeedItems).map((blog) => item(blog, origin));
  return `${xmlHead}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>\n${channel.join('\n')}\n${items.join('')}</channel></rss>\n`;
}
