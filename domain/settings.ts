import { webAddress } from './content/addresses/web-address.ts';
import { firstFormLimits, formLimits } from './inbox/form-limits.ts';
import { z } from './zod.ts';

/** Longest texts of the settings in UTF-16 code units, and how many of a list there may be. */
export const settingsLimits = {
  line: 300,
  description: 500,
  text: 1_000,
  lines: 4,
  count: 999,
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
  /** Address lines as they are printed, without city and country. */
  street: z.array(line).max(settingsLimits.lines),
  country: filled,
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().regex(/^[A-Z]{2}$/, {
    error: 'Please enter the two capital letters of the country, such as AE.',
  }),
  phone,
  /** Degrees north and east. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const testimonial = z.object({
  name: filled,
  role: line,
  excerpt: text.trim().min(1),
  /** Stars of the star image, 1 to 5. */
  stars: z.number().int().min(1).max(5),
});

/** The pages draw one palm for each. */
const count = z.number().int().min(0).max(settingsLimits.count);

/** The figures of specification §1, each shown with a plus; the owner answers for them (D41). */
const claims = z.object({
  experience: count,
  clients: count,
  startups: count,
  happyClients: count,
  optimizedApps: count,
  enhancements: count,
  apps: count,
});

/** The figures as the specification states them. */
export const firstClaims: z.infer<typeof claims> = {
  experience: 7,
  clients: 25,
  startups: 10,
  happyClients: 3,
  optimizedApps: 6,
  enhancements: 15,
  apps: 3,
};

/** The one record that names the agency; nothing of it stands in the code (decisions D30, D52). */
export const siteSettings = z.object({
  name: filled,
  /** One sentence that says what the agency does; the default description of a page. */
  description,
  phone,
  email: z.email().max(254),
  /** The first is the head office; the specification has Dubai, then Karachi. */
  offices: z.array(office).min(1).max(10),
  social: z.object({ linkedin: webAddress, facebook: webAddress, instagram: webAddress }),
  testimonials: z.array(testimonial).max(20),
  home: z.object({
    /** Lines of the headline, as they break on wide screens. */
    headline: z.array(line).min(1).max(settingsLimits.lines),
    lead: description,
    about: z.object({
      heading: line,
      paragraphs: z.array(text).max(settingsLimits.lines),
    }),
    /** own: each Read more leads to its own blog; third: all lead to the third one (decision D2). */
    readMore: z.enum(['own', 'third']).default('own'),
  }),
  claims: claims.default(firstClaims),
  /** The most that the fields of the enquiry forms take (decision D55). */
  forms: formLimits.default(firstFormLimits),
});

/** The parts that are saved one at a time, each by its own call. */
export const settingsGroups = {
  agency: siteSettings.pick({ name: true, description: true }),
  contact: siteSettings.pick({ phone: true, email: true, social: true }),
  offices: siteSettings.pick({ offices: true }),
  home: siteSettings.pick({ home: true }),
  testimonials: siteSettings.pick({ testimonials: true }),
  claims: z.object({ claims }),
  forms: z.object({ forms: formLimits }),
} as const;

export type SettingsGroup = keyof typeof settingsGroups;

/** Its keys are literal, so they are all groups. */
export const settingsGroupNames = Object.keys(settingsGroups) as SettingsGroup[];

export type SiteSettings = z.infer<typeof siteSettings>;
export type Claims = z.infer<typeof claims>;
export type Office = z.infer<typeof office>;
export type Testimonial = z.infer<typeof testimonial>;
