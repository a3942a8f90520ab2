import { firstAnswerPromise } from './inbox/answer-promise.ts';
import { firstFormLimits } from './inbox/form-limits.ts';
import { firstSiteBrand } from './settings/brand-settings.ts';
import { agencyInput } from './settings/groups/agency.ts';
import { type SettingsGroup, settingsGroups } from './settings/groups/groups.ts';
import { footerWords } from './settings/menus/footer-words.ts';
import { social } from './settings/networks.ts';
import { dialledPhone } from './settings/phone.ts';
import { firstLanguage, firstTime } from './settings/region.ts';
import { z } from './zod.ts';

const { agency, contact, offices, hours, region, languages, brand } = settingsGroups;
const { home, testimonials, claims, forms, approval, menus } = settingsGroups;

export const firstClaims: z.infer<typeof claims.schema.shape.claims> = {
  experience: 7,
  clients: 25,
  startups: 10,
  happyClients: 3,
  optimizedApps: 6,
  enhancements: 15,
  apps: 3,
};

const { networks, phone, email } = contact.schema.shape;
const { name, description, firstYear, founded } = agency.schema.shape;
const { promise, openingHours } = hours.schema.shape;
const { time, language } = region.schema.shape;
const { languages: further } = languages.schema.shape;

/** Of which kinds clients have to approve what editors publish. */
export const nothingRequired: z.infer<typeof approval.schema.shape.approval> = {
  caseStudy: false,
  blog: false,
  locationPage: false,
  page: false,
};

/** Of a site before its first content, and of one older than its menus until that is loaded. */
export const emptyMenus: z.infer<typeof menus.schema.shape.menus> = {
  header: [],
  start: { label: '', target: '' },
  quote: { label: '', target: '', text: '' },
  footer: { label: '', links: [], ...footerWords },
  legal: { label: '', links: [] },
};

const { nameBeside } = brand.schema.shape.brand.shape;
const storedBrand = brand.schema.shape.brand.extend({
  // A replaced file keeps its place, whatever its type is then.
  logo: z.string().nullable(),
  nameBeside: nameBeside.default(firstSiteBrand.nameBeside),
});

/** The only place that names the agency (decisions D30, D52); what the release before lacks has defaults. */
export const siteSettings = z.object({
  name,
  description,
  phone,
  email,
  networks: networks.default([]),
  ...offices.schema.shape,
  ...home.schema.shape,
  ...testimonials.schema.shape,
  claims: claims.schema.shape.claims.default(firstClaims),
  ownFigures: claims.schema.shape.ownFigures.default([]),
  forms: forms.schema.shape.forms.default(firstFormLimits),
  firstYear: firstYear.default(2024),
  founded: founded.default(''),
  time: time.default(firstTime),
  language: language.default(firstLanguage),
  languages: further.default([]),
  promise: promise.default(firstAnswerPromise),
  openingHours: openingHours.default([]),
  approval: approval.schema.shape.approval.default(nothingRequired),
  menus: menus.schema.shape.menus.default(emptyMenus),
  brand: storedBrand.default(firstSiteBrand),
});

const dialledOffices = offices.schema.shape.offices.superRefine((rows, context) => {
  for (const [place, row] of rows.entries()) {
    const [issue] = dialledPhone.safeParse(row.phone).error?.issues ?? [];
    if (issue) context.addIssue({ code: 'custom', path: [place, 'phone'], message: issue.message });
  }
});

const groupSchemas = {
  agency: agency.schema,
  contact: contact.schema,
  offices: offices.schema,
  hours: hours.schema,
  region: region.schema,
  languages: languages.schema,
  home: home.schema,
  testimonials: testimonials.schema,
  claims: claims.schema,
  forms: forms.schema,
  approval: approval.schema,
  menus: menus.schema,
};

/** What a save of each group takes; what the release before does not send stays as it is. */
export const groupInputs = {
  ...groupSchemas,
  agency: agencyInput.partial({ firstYear: true, founded: true }),
  contact: contact.schema
    .partial({ networks: true })
    .extend({ social: social.optional(), phone: dialledPhone }),
  offices: offices.schema.extend({ offices: dialledOffices }),
  brand: brand.schema.extend({ brand: brand.schema.shape.brand.partial() }),
  claims: claims.schema.partial({ ownFigures: true }),
} as const satisfies Record<SettingsGroup, z.ZodObject>;

/** What the form of a group began with, which is what was stored then. */
export const groupsBefore = {
  ...groupSchemas,
  brand: z.object({ brand: storedBrand.partial() }),
} as const satisfies Record<SettingsGroup, z.ZodObject>;

export type SiteSettings = z.infer<typeof siteSettings>;
export type Claims = SiteSettings['claims'];
export type Menus = SiteSettings['menus'];
export type Office = SiteSettings['offices'][number];
export type Testimonial = SiteSettings['testimonials'][number];
