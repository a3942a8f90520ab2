import { newRowId } from '../../domain/content/fields/row-id.ts';

/** Another agency than that of the first content: Northlight Studio, Lisbon. */
export const agency = {
  name: 'Northlight Studio',
  description: 'A design studio in Lisbon: identities, websites and signs for museums and makers.',
  firstYear: 2019,
};

const phone = '+351 21 000 0000';
const email = 'ola@northlight.example';

export const settings = {
  agency,
  contact: {
    phone,
    email,
    networks: [{ label: 'Instagram', address: 'https://www.instagram.com/northlight-example' }],
  },
  offices: {
    offices: [
      {
        city: 'Lisbon',
        street: ['Rua das Flores 1'],
        country: 'Portugal',
        countryCode: 'PT',
        phone,
        latitude: 38.7,
        longitude: -9.1,
      },
    ],
  },
  region: {
    time: { zone: 'Europe/Lisbon', secondZone: '' },
    language: { tag: 'en', dates: 'day-first' },
  },
  hours: {
    promise: { answerHours: 24 },
    openingHours: [{ day: 'Monday', from: '10:00', to: '18:00' }],
  },
  brand: {
    brand: {
      wordmark: '',
      accent: '#a3345a',
      ground: '#f4f2ee',
      deep: '#1b1f3b',
      typePair: 'gazette',
      corners: 'soft',
      motif: 'terraces',
      logo: null,
    },
  },
  home: {
    home: {
      headline: ['Light enough', 'to read by'],
      lead: 'Identities, websites and signs for museums and makers in Portugal.',
      about: { heading: 'A studio of six', paragraphs: ['We draw, set and build under one roof.'] },
      readMore: 'own',
    },
  },
} as const;

export interface Service {
  name: string;
  path: string;
  lead: string;
}

export const services: readonly Service[] = [
  {
    name: 'Identities',
    path: '/identities',
    lead: 'A sign, a palette and a typeface that still hold when somebody else uses them.',
  },
  {
    name: 'Exhibition websites',
    path: '/exhibition-websites',
    lead: 'Sites that open with the show and stay as its archive when the rooms are empty.',
  },
  {
    name: 'Wayfinding',
    path: '/wayfinding',
    lead: 'Signs that are read at walking pace, in two languages and from a wheelchair.',
  },
];

type Props = Record<string, unknown>;

/** What the owner writes into the sections of the fixed pages, by the section's id. */
export const pageWords: Record<string, Props> = {
  'home-hero': {
    headline: 'Light enough\nto read by',
    lead: settings.home.home.lead,
  },
  'home-specialization': {
    cards: services.map(({ name, lead, path }, index) => ({
      id: `service-${index + 1}`,
      heading: name,
      text: `<p>${lead}</p>`,
      label: 'Read on',
      href: path,
    })),
  },
  'home-about': {
    heading: 'A studio of six',
    text: 'We draw, set and build under one roof, in a former printing house near the river.',
  },
  'company-hero': {
    headline: 'Six people,\none window',
    lead: 'A studio by the river since 2019.',
  },
  'company-about': {
    heading: 'We draw by daylight and build by the clock',
    text: 'Northlight began with a sign for a bakery.\n\nMuseums came later, and stayed.',
  },
  'case-studies-hero': { lead: 'Work that is on walls and screens today.' },
  'insights-hero': { lead: 'Notes on type, signs and screens.' },
  'contact-hero': { lead: 'Write in Portuguese or in English.' },
};

export const refundRules =
  '<p>What was paid for work that has not begun is paid back within 14 days.</p>';

/** The page of a service. */
export function servicePage({ name, path, lead }: Service) {
  const section = (kind: string, props: Props) => ({
    id: newRowId(),
    kind,
    v: 1,
    hidden: false,
    props,
  });
  return {
    name,
    path,
    meta_title: `${name} | {name}`,
    meta_description: lead,
    sections: [
      section('hero', {
        headline: name,
        lead,
        label: 'Get a Quote',
        href: '/contact',
        size: 'sub',
        hasCrumbs: true,
      }),
      section('about', { heading: `${name}, step by step`, text: lead }),
      section('enquiry', { form: 'extended', heading: "Let's get in touch!" }),
    ],
  };
}

export const study = {
  heroHeading: 'A museum that is read from the street',
  clientName: 'Museu do Sal',
  industry: 'Culture',
  industryText: 'A museum of salt in Aveiro, in a warehouse between two canals.',
  category1: 'Branding',
  category2: 'UI/UX Design',
  year: '2025',
  place: 'Aveiro',
  duration: 'Five months',
  sec1Heading: 'Nobody found the door',
  sec1Para: '<p>The warehouse has nine doors. Visitors tried four of them on average.</p>',
  sec2Heading: 'One letter, three metres high',
  sec2Para: '<p>An S in the white of the salt stands where the way in is, and nowhere else.</p>',
  sec3SubHeading1: 'The sign',
  sec3Heading1: 'Read from the bridge',
  sec3Para1: '<p>We drew it from the bridge, which is where people decide to come.</p>',
  sec4Heading: 'After one summer',
  sec4SubHeading: 'Counted at the desk, compared with the summer before.',
  sec4Percentage1: '31%',
  sec4Text1: 'more visitors came in without having booked',
};

export const blog = {
  title: 'Signs that are read at walking pace',
  slug_url: 'signs-at-walking-pace',
  brief_paragraph: 'How large a letter must be for somebody who does not stop.',
  published_date: '3 March 2026',
  metaTitle: 'Signs that are read at walking pace',
  metaDescription: 'How large a letter must be for somebody who does not stop: a rule of thumb.',
  blogs_content: [
    {
      heading: 'One centimetre for each step',
      paragraph: '<p>Count the steps from which a sign is read, and give it as many.</p>',
    },
  ],
};
