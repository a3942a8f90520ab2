import type { FormLimits } from '../../../domain/inbox/form-limits.ts';
import type { Claims, SettingsGroup } from '../../../domain/settings.ts';

/** Texts of the settings screen. */
export const settingsTexts = {
  title: 'Settings',
  loading: 'Loading the settings',
  lead: 'The whole site reads these: header, footer, contact page and search engines.',
  sections: 'Sections',
  sample: 'still sample',
  samples: (count: number) => (count === 1 ? '1 sample' : `${count} samples`),
  save: 'Save',
  saveOf: (title: string) => ` ${title}`,
  discard: 'Discard',
  changes: (count: number) => (count === 1 ? '1 unsaved change' : `${count} unsaved changes`),
} as const;

export const groupTexts: Record<SettingsGroup, { title: string; note: string }> = {
  region: { title: 'Time and language', note: 'the clock of the back office, dates on the site' },
  hours: { title: 'Hours', note: 'when you answer, when you are open' },
  agency: { title: 'Agency', note: 'who you are, in a line' },
  contact: { title: 'Contact', note: 'in the footer, on the contact page, behind Get Started' },
  offices: { title: 'Offices', note: 'the first is the head office' },
  home: { title: 'Home page', note: 'hero, about block, Read more' },
  testimonials: { title: 'Testimonials', note: 'in this order, on every slider' },
  claims: {
    title: 'Figures',
    note: 'the site shows each with a plus; only say what you can prove',
  },
  forms: { title: 'Forms', note: 'how much visitors may write, in characters' },
};

export const settingFieldTexts = {
  name: 'Name',
  description: 'What the agency does, in one sentence',
  phone: 'Telephone',
  email: 'Email',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  instagram: 'Instagram',
  webAddress: 'Starts with https://. Leave it empty to hide the link.',
  city: 'City',
  street: 'Address',
  streetHint: 'Up to four lines, without city and country.',
  country: 'Country',
  countryCode: 'Country code',
  countryCodeHint: 'Two capital letters, such as AE.',
  latitude: 'Degrees north',
  longitude: 'Degrees east',
  headline: 'Headline',
  headlineHint: 'Up to four lines, as they break on wide screens.',
  lead: 'Text under the headline',
  aboutHeading: 'Heading of the about block',
  aboutParagraphs: 'Paragraphs of the about block',
  paragraphsHint: 'Up to four, with an empty line between them.',
  readMore: 'Where Read more leads',
  own: 'Each to its own blog',
  third: 'All to the third blog',
  client: 'Client',
  role: 'Role',
  excerpt: 'What the client says',
  stars: 'Stars',
  limitRange: (min: number, max: number) =>
    `From ${min.toLocaleString('en')} to ${max.toLocaleString('en')}.`,
  testimonial: (number: number) => `Testimonial ${number}`,
} as const;

export const claimTexts: Record<keyof Claims, string> = {
  experience: 'Years of experience',
  clients: 'Satisfied clients',
  startups: 'Startups served',
  happyClients: 'Happy Clients',
  optimizedApps: 'Optimized Apps',
  enhancements: 'Feature Enhancements',
  apps: 'Apps Delivered',
};

export const formLimitTexts: Record<keyof FormLimits, string> = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  businessName: 'Business name',
  role: 'Title or role',
};

export const categoryTexts = {
  title: 'Categories',
  note: 'of blogs',
  loading: 'Loading the categories',
  nameOf: (name: string) => `Name of ${name}`,
  blogs: (count: number) => (count === 1 ? '1 blog' : `${count} blogs`),
  stays: 'cannot be deleted',
  rename: 'Rename',
  remove: 'Delete',
  of: (name: string) => ` ${name}`,
  add: 'Add category',
  newName: 'New category',
  moveTo: (name: string) => `Where the blogs of ${name} go`,
  none: 'No category',
  choose: 'Please choose',
  moveAndDelete: 'Move and delete',
  keep: 'Cancel',
} as const;
