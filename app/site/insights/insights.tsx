import { siteContext } from '../../context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Channel } from '../../ui/channel.tsx';
import { Hero } from '../../ui/hero.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Section } from '../../ui/section.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { pageMeta } from '../page-meta.ts';
import heroWide from '../pictures/insights-hero.svg';
import heroTall from '../pictures/insights-hero-tall.svg';
import type { Route } from './+types/insights';
import styles from './insights.module.css';
import { blogListData } from './structured-data.ts';
import { Tiles } from './tiles.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { queries, origin } = context.get(siteContext);
  const [settings, blogs] = await Promise.all([
    queries.findSiteSettings(),
    queries.findPublishedBlogs(),
  ]);
  return { name: settings.name, blogs, origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { name, origin } = loaderData;
  return pageMeta({
    title: `Insights on websites, apps and search | ${name}`,
    description:
      'Notes from web projects in the Gulf and Pakistan: what things cost, what goes wrong, and what we would do again.',
    canonical: `${origin}/insights`,
  });
}

export default function Insights({ loaderData }: Route.ComponentProps) {
  const { blogs, origin } = loaderData;
  return (
    <>
      <JsonLd data={blogListData(blogs, origin)} />
      <Hero size="low" lines={['Insights, at a', 'walking pace']} wide={heroWide} tall={heroTall}>
        <p className="lead">
          Notes from projects in the Gulf: what things cost, what went wrong, what we would do
          again.
        </p>
      </Hero>
      <Channel>
        <Section labelledBy="trending-blogs">
          <SectionHeading id="trending-blogs">Trending Blogs</SectionHeading>
          {blogs.length > 0 ? <Tiles blogs={blogs} /> : <NoBlogs />}
        </Section>
      </Channel>
    </>
  );
}

function NoBlogs() {
  return (
    <div className={styles.empty}>
      <h3 className="d3">Nothing is written here yet.</h3>
      <p className="lead soft">
        Ask us about your website, app or shop, and your question may become the first article.
        Until then, our case studies show how we work.
      </p>
      <p className={styles.ways}>
        <ButtonLink href="/contact">Ask a question</ButtonLink>
        <ButtonLink href="/case-studies" variant="line">
          See case studies
        </ButtonLink>
      </p>
    </div>
  );
}
