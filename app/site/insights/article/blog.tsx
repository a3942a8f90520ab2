import { use } from 'react';
import { blogAddress } from '../../../../domain/content/addresses/blog-address.ts';
import { blogTitle } from '../../../../domain/content/kinds/blog.ts';
import type { ShownBlog } from '../../../../domain/content/shown.ts';
import { readingMinutes } from '../../../../domain/content/text/words.ts';
import { inShape } from '../../../../domain/media/picture.ts';
import { siteContext } from '../../../context.ts';
import { ArticleHead } from '../../../ui/article/article-head.tsx';
import { JsonLd } from '../../../ui/json-ld.tsx';
import { PageLanguage } from '../../../ui/languages/page-language.ts';
import { useMessages } from '../../../ui/messages.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { PublishedDate } from '../../../ui/published-date.tsx';
import type { SiteFrame } from '../../layout/site-frame.ts';
import { insightsList } from '../../lists/lists.ts';
import { messagesOf } from '../../messages-of.ts';
import { missingPage } from '../../missing/missing-page.ts';
import { pageMeta } from '../../page-meta.ts';
import { pagePlace } from '../../page-place.ts';
import { MostRecentBlogs } from '../most-recent-blogs.tsx';
import type { Route } from './+types/blog';
import { ArticleText } from './article-text.tsx';
import { Author } from './author.tsx';
import styles from './blog.module.css';
import { blogMeta } from './blog-meta.ts';
import { Neighbours } from './neighbours.tsx';
import { ShareLinks } from './share-links.tsx';
import { blogData } from './structured-data.ts';

export const handle: SiteFrame = { solidHeader: true };

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { queries, origin, languages } = site;
  const blog = await queries.findPublishedBlogBySlug(params.slug);
  if (!blog) throw await missingPage(site, url);
  const [settings, latest, neighbours, person] = await Promise.all([
    queries.findSiteSettings(),
    queries.findLatestBlogs(3, blog.blog_id),
    queries.findBlogNeighbours(blog.blog_id),
    blog.author.trim() === '' ? null : queries.findPerson(blog.author),
  ]);
  const place = pagePlace(site, blogAddress(blog));
  const page = blogMeta(blog, origin, place, messagesOf(site));
  const language = languages.current.tag;
  const publisher = { name: settings.name, origin, language, image: page.image };
  return { blog, latest, neighbours, person, publisher, origin, place, page };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? pageMeta(loaderData.page) : [];
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  const { blog, latest, neighbours, person, publisher, origin, place } = loaderData;
  const { blog_id, published_date, brief_paragraph, blogs_content } = blog;
  const messages = useMessages();
  const { text } = messages;
  const crumbs = [
    { href: '/', label: text('pages.home') },
    { href: insightsList.path, label: text('lists.insights') },
    { label: text('article.topic'), isElsewhere: true },
  ];
  const typed = blog.author.trim();
  const isOriginal = use(PageLanguage)?.current.isOrigin ?? true;
  // The page of people has the name in the letters of the language.
  const author = (!isOriginal && person?.name) || typed;
  const title = blogTitle(blog, messages);
  return (
    <>
      <JsonLd data={blogData(blog, person, publisher, messages)} />
      <ArticleHead
        crumbs={crumbs}
        title={title}
        arrivesAs={`title-${blog_id}`}
        picture={<ArticlePicture {...blog} />}
      >
        {published_date && <PublishedDate text={published_date} />}
        {author && <span>{text('article.by', { author })}</span>}
        <ReadingTime
          texts={[brief_paragraph, ...blogs_content.map(({ paragraph }) => paragraph)]}
        />
      </ArticleHead>
      <ArticleText brief_paragraph={brief_paragraph} blogs_content={blogs_content}>
        {author && <Author name={author} person={person} />}
        <ShareLinks title={title} address={origin + place.address} />
        <Neighbours {...neighbours} />
      </ArticleText>
      <MostRecentBlogs blogs={latest} />
    </>
  );
}

function ArticlePicture({ blog_id, blog_image }: Pick<ShownBlog, 'blog_id' | 'blog_image'>) {
  return (
    <div className="wrap">
      <div className={styles.picture} data-arrives={`picture-${blog_id}`}>
        <Picture
          {...inShape(blog_image, 'wide')}
          sizes="(min-width: 100em) 90rem, 90vw"
          turn="large"
          priority
        />
      </div>
    </div>
  );
}

function ReadingTime({ texts }: { texts: string[] }) {
  const { text } = useMessages();
  const minutes = readingMinutes(texts);
  return minutes > 0 && <span>{text('article.readingTime', { minutes })}</span>;
}
