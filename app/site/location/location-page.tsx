import { locationPageKind } from '../../../domain/content/kinds/location-page.ts';
import { inShape } from '../../../domain/media/picture.ts';
import type { SiteContext } from '../../context.ts';
import { JsonLd } from '../../ui/json-ld.tsx';
import { useMessages } from '../../ui/messages.ts';
import { Channel } from '../../ui/sections/channel.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { Specialization } from '../../ui/sections/specialization.tsx';
import { TestimonialsSection } from '../../ui/sliders/testimonials-section.tsx';
import { ReviewList } from '../case-studies/study/reviews/review-list.tsx';
import { reviewsNearTo } from '../case-studies/study/reviews/study-reviews.ts';
import { EnquirySection } from '../enquiry/enquiry-section.tsx';
import type { RefusedPost } from '../enquiry/receive-enquiry.ts';
import { messagesOf } from '../messages-of.ts';
import { pagePlace } from '../page-place.ts';
import { testimonialsFor } from '../sections/testimonials/testimonials-about.ts';
import { audienceOf } from './audience.ts';
import { locationAddress } from './location-address.ts';
import { LocationHero } from './location-hero.tsx';
import { locationMeta } from './location-meta.ts';
import { nearestOffice } from './nearest-office.ts';
import { Stations } from './stations.tsx';
import { stationsOf } from './stations-of.ts';
import { locationData } from './structured-data.ts';

/** What the template of a location page shows; null where there is no page of that slug. */
export async function findLocation(site: SiteContext, slug: string) {
  const { queries, origin } = site;
  const page = await queries.findPublishedItem(locationPageKind, slug);
  if (!page) return null;
  const [settings, studies] = await Promise.all([
    queries.findSiteSettings(),
    queries.findReviewedStudies(),
  ]);
  return {
    page,
    settings,
    reviews: reviewsNearTo(studies, page.main_heading, messagesOf(site)),
    office: nearestOffice(page, settings.offices),
    meta: locationMeta(page, {
      site: settings.name,
      origin,
      place: pagePlace(site, locationAddress(page)),
    }),
    origin,
  };
}

interface LocationPageProps {
  location: NonNullable<Awaited<ReturnType<typeof findLocation>>>;
  sent: boolean;
  post: RefusedPost | undefined;
}

export function LocationArticle({ location, sent, post }: LocationPageProps) {
  const { page, settings, office, origin, meta, reviews } = location;
  const { description } = meta;
  const messages = useMessages();
  const { text } = messages;
  return (
    <>
      <JsonLd data={locationData(page, { settings, office, origin, description }, messages)} />
      <LocationHero page={page} />
      <Channel>
        <Stations stations={stationsOf(page)} picture={inShape(page.picture, 'banner')} />
        <Specialization {...audienceOf(messages)} flush />
        <EnquirySection
          settings={settings}
          path={locationAddress(page)}
          sent={sent}
          post={post}
          office={office}
        />
        {reviews.length > 0 && (
          <Section labelledBy="reviews">
            <SectionHeading id="reviews">{text('reviews.heading')}</SectionHeading>
            <ReviewList reviews={reviews} />
          </Section>
        )}
        <TestimonialsSection
          testimonials={testimonialsFor(settings.testimonials, page.main_heading)}
        />
      </Channel>
    </>
  );
}
