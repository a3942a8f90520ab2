import type { SpecializationCard } from '../../ui/sections/specialization.tsx';

const link = { label: 'Get Started', href: '/contact' };

/** The agency's six fields (specification §2.3); the texts are HTML. */
export const specialisms: SpecializationCard[] = [
  {
    heading: 'Web Engineering',
    text: '<p>Sites and portals that load in a second on a phone in Al Ain and still make sense to the next developer.</p>',
    ...link,
  },
  {
    heading: 'Application Engineering',
    text: '<p>iOS, Android and the services behind them, released in small steps your users hardly notice.</p>',
    ...link,
  },
  {
    heading: 'Prototyping & Design',
    text: '<p>A clickable prototype early, tested with people who have never met you.</p>',
    ...link,
  },
  {
    heading: 'QA & Testing',
    text: '<p>Every release passes the same gates: real devices, both reading directions, slow networks.</p>',
    ...link,
  },
  {
    heading: 'Maintenance & Support',
    text: '<p>Updates, monitoring and a named engineer who knows your system when you call.</p>',
    ...link,
  },
  {
    heading: 'Digital Marketing',
    text: '<p>Search, social and ads planned as one stream, reported on one page a month.</p>',
    ...link,
  },
];
