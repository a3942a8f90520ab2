import { iconFolder } from '../../../domain/brand/brand-address.ts';
import type { Kind } from '../../../domain/content/kind.ts';
import { day } from '../../../domain/durations.ts';
import type { SiteMessages } from '../../../domain/messages/messages.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import type { PublicPage } from './public-page.ts';

/** What must not be indexed says so itself and is not listed here. */
export function robotsTxt(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

function markdownLink(
  { path, title, description, author = '' }: PublicPage,
  origin: string,
  { text }: SiteMessages,
): string {
  const words = oneLine(title).replace(/[\\[\]<>]/g, (sign) => `\\${sign}`);
  const address = (origin + path).replaceAll('(', '%28').replaceAll(')', '%29');
  const link = `- [${words || text('feeds.untitled')}](${address})`;
  const writer = oneLine(author);
  const about = description || (writer && text('article.by', { author: writer }));
  return about ? `${link}: ${oneLine(about)}` : link;
}

/** Newest items of each kind; the sitemap has all. */
export const maxListed = 100;

/** llmstxt.org. */
export function llmsTxt(
  settings: SiteSettings,
  parts: { heading: Kind['page']['summary']; pages: PublicPage[] }[],
  { origin, messages }: { origin: string; messages: SiteMessages },
): string {
  const { name, description, email, phone, offices } = settings;
  const lists = parts
    .filter(({ pages }) => pages.length > 0)
    .map(({ heading, pages }) => {
      const links = pages.map((page) => markdownLink(page, origin, messages));
      return `## ${messages.text(heading)}\n\n${links.join('\n')}`;
    });
  const cities = offices.map(({ city, country }) => oneLine(messages.list([city, country])));
  const contact = messages.text('feeds.reach', {
    places: messages.lists(cities),
    email,
    phone: oneLine(phone),
  });
  return `${[`# ${oneLine(name)}`, `> ${oneLine(description)}`, contact, ...lists].join('\n\n')}\n`;
}

/** RFC 9116; expires a year ahead, rounded to the day. */
export function securityTxt(
  { email, language }: SiteSettings,
  origin: string,
  now: number,
): string {
  const expires = new Date((Math.floor(now / day) + 365) * day).toISOString();
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...new Set([language.tag, 'en'])].join(', ')}`,
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

export function webManifest({ name, description, language, brand }: SiteSettings): string {
  const folder = iconFolder(brand);
  return JSON.stringify({
    name,
    short_name: name,
    description,
    lang: language.tag,
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: brand.deep,
    theme_color: brand.deep,
    icons: [
      { src: `${folder}/favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${folder}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${folder}/icon-512.png`, sizes: '512x512', type: 'image/png' },
    ],
  });
}
