import { answerPromise, firstAnswerPromise } from './inbox/answer-promise.ts';
import { firstFormLimits, formLimits } from './inbox/form-limits.ts';
import { networks, social } from './settings/networks.ts';
import { openingHours } from './settings/opening-hours.ts';
import { firstLanguage, firstTime, language, time } from './settings/region.ts';
import { z } from './zod.ts';

/** UTF-16 code units, and how many entries a list may have. */
export const settingsLimits = {
  line: 300,
  description: 500,
  text: 1_000,
  lines: 4,
  count: 999,
  offices: 20,
  testimonials: 20,
} as const;

const line = z.string().max(settingsLimits.line);
const description = z.string().max(settingsLimits.description);
const text = z.string().max(settingsLimits.text);
const filled = line.trim().min(1);

const phone = filled.regex(/^\+?[\d ()-]{5,}$/, {
  error: 'Please enter a telephone number like +971 4 000 0000.',
});

const office = z.object({
  city: filled,
  street: z.array(line).max(settingsLimits.lines),
  country: filled,
  countryCode: z.string().regex(/^[A-Z]{2}$/, {
    error: 'Please enter the two capital letters of the country, such as AE.',
  }),
  phone,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const about = line.trim();

const testimonial = z.looseObject({
  name: filled,
  role: line,
  excerpt: text.trim().min(1),
  stars: z.number().int().min(1).max(5),
  /** What they are about: a page may show those of one service, client or place. */
  service: about.optional(),
  client: about.optional(),
  place: about.optional(),
});

const count = z.number().int().min(0).max(settingsLimits.count);

/** Specification §1; the owner answers for the figures (D41). */
const claims = z.object({
  experience: count,
  clients: count,
  startups: count,
  happyClients: count,
  optimizedApps: count,
  enhancements: count,
  apps: count,
});

export const firstClaims: z.infer<typeof claims> = {
  experience: 7,
  clients: 25,
  startups: 10,
  happyClients: 3,
  optimizedApps: 6,
  enhancements: 15,
  apps: 3,
};

/** D34; a site is not older than this one's first. */
const firstYear = z.number().int().min(1800).max(2100);

/** The only place that names the agency (decisions D30, D52). */
export const siteSettings = z.object({
  name: filled,
  description,
  phone,
  email: z.email().max(254),
  offices: z.array(office).min(1).max(settingsLimits.offices),
  networks: networks.default([]),
  testimonials: z.array(testimonial).max(settingsLimits.testimonials),
  home: z.object({
    headline: z.array(line).min(1).max(settingsLimits.lines),
    lead: description,
    about: z.object({
      heading: line,
      paragraphs: z.array(text).max(settingsLimits.lines),
    }),
    /** Where Read more leads: to its own blog, or always to the third one (decision D2). */
    readMore: z.enum(['own', 'third']).default('own'),
  }),
  claims: claims.default(firstClaims),
  /** Decision D55. */
  forms: formLimits.default(firstFormLimits),
  firstYear: firstYear.default(2024),
  time: time.default(firstTime),
  language: language.default(firstLanguage),
  promise: answerPromise.default(firstAnswerPromise),
  openingHours: openingHours.default([]),
});

export const settingsGroups = {
  agency: siteSettings
    .pick({ name: true, description: true })
    .extend({ firstYear: firstYear.optional() }),
  contact: siteSettings
    .pick({ phone: true, email: true })
    .extend({ networks: networks.optional(), social: social.optional() }),
  offices: siteSettings.pick({ offices: true }),
  home: siteSettings.pick({ home: true }),
  testimonials: siteSettings.pick({ testimonials: true }),
  claims: z.object({ claims }),
  forms: z.object({ forms: formLimits }),
  region: z.object({ time, language }),
  hours: z.object({ promise: answerPromise, openingHours }),
} as const;

export type SettingsGroup = keyof typeof settingsGroups;

/** Its keys are literal, so they are all groups. */
export const settingsGroupNames = Object.keys(settingsGroups) as SettingsGroup[];

export type SiteSettings = z.infer<typeof siteSettings>;
export type Claims = z.infer<typeof claims>;
export type Office = z.infer<typeof office>;
export type Testimonial = z.infer<typeof testimonial>;
