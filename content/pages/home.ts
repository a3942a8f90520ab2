import type { SiteSettings } from '../../domain/settings.ts';
import type { FirstPage } from './first-page.ts';

const link = { label: 'Get Started', href: '/contact' };

/** @param words what a site that is older than its pages has in its settings */
export function homePage({ headline, lead, about, readMore }: SiteSettings['home']): FirstPage {
  return {
    name: 'Home',
    path: '/',
    meta_title: '{name}, web development and digital marketing in Dubai',
    meta_description: '{description}',
    sections: [
      {
        id: 'home-hero',
        kind: 'hero',
        props: {
          headline: headline.join('\n'),
          lead,
          label: 'Get a Quote',
          href: '/contact',
          size: 'full',
          drawing: 'home',
          hasFilm: true,
        },
      },
      {
        id: 'home-portfolio',
        kind: 'portfolio',
        props: { heading: 'Portfolio', label: 'View All Projects', href: '/case-studies' },
      },
      {
        id: 'home-specialization',
        kind: 'specialization',
        props: {
          heading: 'Specialization',
          hasUnderscore: true,
          cards: [
            {
              id: 'web',
              heading: 'Web Engineering',
              text: '<p>Sites and portals that open fast on a phone in Al Ain and still make sense to the next developer.</p>',
              ...link,
              service: '/web-development-service-in-dubai-uae',
            },
            {
              id: 'applications',
              heading: 'Application Engineering',
              text: '<p>iOS, Android and the services behind them, released in small steps your users hardly notice.</p>',
              ...link,
              service: '/mobile-app-development-dubai-uae',
            },
            {
              id: 'design',
              heading: 'Prototyping & Design',
              text: '<p>A clickable prototype early, tested with people who have never met you.</p>',
              ...link,
              service: '/ui-ux-design-company-dubai-uae',
            },
            {
              id: 'testing',
              heading: 'QA & Testing',
              text: '<p>Every release passes the same gates: real devices, both reading directions, slow networks.</p>',
              ...link,
              // Its trial on real devices.
              service: '/web-development-service-in-dubai-uae#process',
            },
            {
              id: 'support',
              heading: 'Maintenance & Support',
              text: '<p>Updates, monitoring and a named engineer who knows your system when you call.</p>',
              ...link,
              service: '/cms-website-development-in-dubai-uae',
            },
            {
              id: 'marketing',
              heading: 'Digital Marketing',
              text: '<p>Search, social and advertising planned as one stream, reported on one page a month.</p>',
              ...link,
              service: '/search-engine-optimization-services-dubai-uae',
            },
          ],
        },
      },
      {
        id: 'home-latest-blogs',
        kind: 'latest-blogs',
        props: { heading: 'Latest Blogs', readMore },
      },
      {
        id: 'home-testimonials',
        kind: 'testimonials',
        props: { heading: 'What clients say' },
      },
      {
        id: 'home-about',
        kind: 'about',
        props: {
          heading: about.heading,
          text: about.paragraphs.join('\n\n'),
          label: "Let's Connect",
          href: '/contact',
          hasRoute: true,
        },
      },
    ],
  };
}
