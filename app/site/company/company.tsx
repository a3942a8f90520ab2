import { href } from 'react-router';
import type { SiteSettings } from '../../../domain/settings.ts';
import { siteContext } from '../../context.ts';
import heroWide from '../../pictures/company-hero.svg';
import heroTall from '../../pictures/company-hero-tall.svg';
import { ButtonLink } from '../../ui/button.tsx';
import { JsonLd } from '../../ui/json-ld.tsx';
import { Channel } from '../../ui/sections/channel.tsx';
import { Hero } from '../../ui/sections/hero.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { Statement } from '../../ui/sections/statement.tsx';
import { TestimonialsSection } from '../../ui/sliders/testimonials-section.tsx';
import { pageMeta } from '../page-meta.ts';
import { pageData } from '../structured-data.ts';
import type { Route } from './+types/company';
import { Clients } from './clients.tsx';
import { Purpose } from './purpose.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { queries, origin } = context.get(siteContext);
  const [settings, clients] = await Promise.all([
    queries.findSiteSettings(),
    queries.findClientNames(),
  ]);
  return { settings, clients, canonical: `${origin}${href('/company')}` };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { settings, canonical } = loaderData;
  const cities = citiesOf(settings);
  return pageMeta({
    title: `The agency in ${cities} | ${settings.name}`,
    description: `Who ${settings.name} is: one team in ${cities}, its mission and its ambition, what clients say, and who the work was done for.`,
    canonical,
  });
}

function citiesOf({ offices }: SiteSettings): string {
  return offices.map(({ city }) => city).join(' and ');
}

const heading = 'Designers in Dubai, engineers in Karachi, one plan on the wall of both rooms.';

const paragraphs = [
  'We build websites, shops and apps for companies in the Gulf and Pakistan, and then we bring them visitors. Dubai listens, draws and tries things out with the people who will use them. Karachi builds, tests and looks after what is live.',
  'The two rooms are one hour apart by the clock. You know who draws your pages and who writes your code, and you can ask either of them. Both know why the project exists, because it stands at the top of the plan: one sentence, one number, one date.',
];

export default function Company({ loaderData }: Route.ComponentProps) {
  const { settings, clients, canonical } = loaderData;
  return (
    <>
      <JsonLd data={pageData('Company', canonical)} />
      <Hero size="sub" lines={['Built to run', 'after we leave']} wide={heroWide} tall={heroTall}>
        <p className="lead">
          An old water channel needs no pump. Somebody measures the slope once, and the water finds
          its way for generations. That is how we like to leave a project.
        </p>
        <ButtonLink href={href('/contact')}>Get Started</ButtonLink>
      </Hero>
      <Channel>
        <Section labelledBy="about">
          <Statement id="about" heading={heading} paragraphs={paragraphs} />
        </Section>
        <Purpose />
        <TestimonialsSection testimonials={settings.testimonials} />
        <Clients names={clients} />
      </Channel>
    </>
  );
}
