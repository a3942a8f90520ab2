import { siteContext } from '../../context.ts';
import heroWide from '../../pictures/insights-hero.svg';
import heroTall from '../../pictures/insights-hero-tall.svg';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Channel } from '../../ui/sections/channel.tsx';
import { Hero } from '../../ui/sections/hero.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { listPageMeta, numbered, readListPart, refuseMissingPage } from '../lists/list-view.ts';
import { caseStudiesList, insightsList } from '../lists/lists.ts';
import { PublicList } from '../lists/public-list.tsx';
import { pageMeta, titled } from '../page-meta.ts';
import type { Route } from './+types/insights';
import { blogListData } from './article/structured-data.ts';
import { NoBlogs } from './no-blogs.tsx';
import { Tiles } from './tiles.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const { queries, origin } = context.get(siteContext);
  const part = readListPart(url.searchParams);
  const [blogs, counts] = await Promise.all([
    queries.findBlogPage(part),
    queries.countBlogCategories(),
  ]);
  refuseMissingPage(part, blogs.count);
  return { blogs, counts, part, origin };
}

function titleFor({ category, find }: { category: string; find: string }): string {
  if (find !== '') return `Articles with “${find}”`;
  return category === '' ? 'Insights on websites, apps and search' : `Insights: ${category}`;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { part, blogs, origin } = loaderData;
  const site = matches[1].loaderData.settings.name;
  const texts = numbered(part.page, {
    title: titled(titleFor(part), site),
    description:
      'Notes from web projects in the Gulf and Pakistan: what things cost, what goes wrong, and what we would do again.',
  });
  return pageMeta({
    ...texts,
    ...listPageMeta({ path: insightsList.path, origin }, part, blogs.count),
  });
}

export default function Insights({ loaderData }: Route.ComponentProps) {
  const { blogs, counts, part, origin } = loaderData;
  const { items, count } = blogs;
  return (
    <>
      <JsonLd data={blogListData(items, origin)} />
      <Hero size="low" lines={['Insights, at a', 'walking pace']} wide={heroWide} tall={heroTall}>
        <p className="lead">
          Notes from projects in the Gulf: what things cost, what went wrong, what we would do
          again.
        </p>
      </Hero>
      <Channel>
        <Section labelledBy="trending-blogs">
          <SectionHeading id="trending-blogs" silent first>
            Trending Blogs
          </SectionHeading>
          <PublicList
            list={insightsList}
            other={caseStudiesList}
            part={part}
            count={count}
            counts={counts}
          >
            {items.length > 0 ? (
              <Tiles blogs={items} />
            ) : (
              <NoBlogs part={part} total={counts.total} />
            )}
          </PublicList>
        </Section>
      </Channel>
    </>
  );
}
