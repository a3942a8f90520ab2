import { firstFormLimits } from '../domain/inbox/form-limits.ts';
import { firstSiteBrand } from '../domain/settings/brand-settings.ts';
import { withRowIdsIn } from '../domain/settings/row-ids.ts';
import { firstClaims, nothingRequired, type SiteSettings } from '../domain/settings.ts';
import { firstMenus } from './menus/first-menus.ts';

const settings: SiteSettings = {
  name: 'Falaj',
  description:
    'A digital agency in Dubai and Karachi: websites, online shops, apps, search and advertising for companies in the Gulf and Pakistan.',
  phone: '+971 4 000 0000',
  email: 'hello@falaj.example',
  offices: [
    {
      city: 'Dubai',
      street: ['Level 9, Canal House', 'Business Bay'],
      country: 'United Arab Emirates',
      countryCode: 'AE',
      phone: '+971 4 000 0000',
      latitude: 25.2,
      longitude: 55.3,
    },
    {
      city: 'Karachi',
      street: ['Suite 402, Clifton Court', 'Block 5'],
      country: 'Pakistan',
      countryCode: 'PK',
      phone: '+92 21 0000 0000',
      latitude: 24.9,
      longitude: 67.0,
    },
  ],
  networks: [
    { label: 'LinkedIn', address: 'https://www.linkedin.com/company/falaj-example' },
    { label: 'Facebook', address: 'https://www.facebook.com/falaj-example' },
    { label: 'Instagram', address: 'https://www.instagram.com/falaj-example' },
  ],
  testimonials: [
    {
      name: 'Wadi Frost Logistics',
      role: 'Head of dispatch',
      excerpt:
        'I used to know it was summer by the angry calls. This year I noticed when I walked to the car. The screen speaks up before the customer does, and that is all I wanted.',
      stars: 5,
      service: 'Web development, API integration',
      place: 'Jebel Ali',
    },
    {
      name: 'Twelve Wells Dates',
      role: 'Third generation',
      excerpt:
        'My grandmother does not read English, but she named every date by the colour of its box before we opened one. I did not need a second opinion on the design.',
      stars: 5,
      service: 'Social media marketing, branding',
      place: 'Liwa',
    },
    {
      name: 'The Net House Museum',
      role: 'Curator',
      excerpt:
        'They asked to see the drawer with our old labels and stayed for a month. Since the opening nobody has had to explain the system to us. We write, we check, we publish.',
      stars: 5,
      service: 'CMS website development',
      place: 'Umm Al Quwain',
    },
    {
      name: 'Quay & Khor Lettings',
      role: 'Managing partner',
      excerpt:
        'Our agents grumbled when they were sent to every building to time the walk to the metro. Now tenants quote those pages back to them at viewings. The grumbling has stopped.',
      stars: 5,
      service: 'Search engine optimisation, SEO',
      place: 'Dubai',
    },
  ],
  home: {
    headline: ['Ideas, carried', 'to the people', 'they are for'],
    lead: 'Websites, shops, apps and campaigns for companies in the Gulf and Pakistan. Designed in Dubai, engineered in Karachi, looked after once they are live.',
    about: {
      heading: 'Two desks, one channel. Dubai draws the line, Karachi makes it hold water.',
      paragraphs: [
        'A falaj brings water from the foot of the mountains to the gardens of a village, often over several kilometres, without a pump. A surveyor works out the slope once. After that the ground does the carrying, and the village shares the water by the hour.',
        'We start in the same place. Where is the source, who is waiting at the far end, and how little does it take to get from one to the other? Then two teams, one hour apart by the clock, build it in weekly pieces that you can open, try and send back.',
      ],
    },
    readMore: 'own',
  },
  claims: firstClaims,
  ownFigures: [],
  forms: firstFormLimits,
  firstYear: 2024,
  founded: '2024',
  time: { zone: 'Asia/Dubai', secondZone: 'Asia/Karachi' },
  language: { tag: 'en', dates: 'day-first' },
  promise: { answerHours: 48 },
  openingHours: [],
  languages: [
    { id: 'ar', tag: 'ar', name: 'العربية', digits: 'latn', isPublished: true },
    { id: 'ur', tag: 'ur', name: 'اردو', digits: 'latn', isPublished: true },
  ],
  approval: nothingRequired,
  brand: firstSiteBrand,
  menus: firstMenus,
};

export const firstSettings = withRowIdsIn(settings, null);
