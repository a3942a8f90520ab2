import { siteContext } from '../../context.ts';
import heroTall from '../../pictures/home-hero-tall.svg';
import heroWide from '../../pictures/home-hero-wide.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Channel } from '../../ui/sections/channel.tsx';
import { Hero } from '../../ui/sections/hero.tsx';
import { Specialization } from '../../ui/sections/specialization.tsx';
import { TestimonialsSection } from '../../ui/sliders/testimonials-section.tsx';
import { pageMeta } from '../page-meta.ts';
import type { Route } from './+types/home';
import { About } from './about.tsx';
import { HeroFilm, HeroFilmButton } from './hero-film.tsx';
import { LatestBlogs } from './latest-blogs.tsx';
import { Portfolio } from './portfolio.tsx';
import { specialisms } from './specialisms.ts';
import { agencyData } from './structured-data.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { queries, origin } = context.get(siteContext);
  const [settings, studies, blogs] = await Promise.all([
    queries.findSiteSettings(),
    queries.findRandomCaseStudies(6),
    queries.findLatestBlogs(3),
  ]);
  return { settings, studies, blogs, origin };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { settings, origin } = loaderData;
  return pageMeta({
    title: `${settings.name}, web development and digital marketing in Dubai`,
    description: settings.description,
    canonical: `${origin}/`,
  });
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { settings, studies, blogs, origin } = loaderData;
  return (
    <>
      {Object.entries(agencyData(settings, origin)).map(([name, data]) => (
        <JsonLd key={name} data={data} />
      ))}
      <Hero
        size="full"
        lines={settings.home.headline}
        wide={heroWide}
        tall={heroTall}
        film={<HeroFilm />}
      >
        <p className="lead">{settings.home.lead}</p>
        <ButtonLink href="/contact">Get a Quote</ButtonLink>
        <HeroFilmButton />
      </Hero>
      <Channel>
        <Portfolio studies={studies} />
        <Specialization heading="Specialization" hasUnderscore cards={specialisms} flush />
        <LatestBlogs blogs={blogs} readMore={settings.home.readMore} />
        <TestimonialsSection testimonials={settings.testimonials} />
        <About about={settings.home.about} offices={settings.offices} />
      </Channel>
    </>
  );
}
