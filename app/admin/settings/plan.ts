import { type FormLimits, rangeOfLimit } from '../../../domain/inbox/form-limits.ts';
import {
  type Claims,
  settingsLimits as limits,
  type SettingsGroup,
  type SiteSettings,
} from '../../../domain/settings.ts';
import { claimTexts, formLimitTexts, settingFieldTexts as texts } from './texts.ts';

/** One field of the form and the part of the record that it edits. */
export interface FieldPlan {
  /** Such as `offices.0.phone`: also the server's name of the field in its messages. */
  path: string;
  label: string;
  /** lines: one a line; paragraphs: an empty line between them. */
  kind: 'line' | 'email' | 'text' | 'lines' | 'paragraphs' | 'number' | 'choice';
  limit?: number;
  hint?: string;
  options?: { value: string; label: string }[];
  /** Takes the whole width. */
  wide?: boolean;
}

export interface BlockPlan {
  /** Of a block that is one of several: its name, and its path for the mark of a sample. */
  legend?: string;
  path?: string;
  fields: FieldPlan[];
}

/** An address has at most 2,000 characters (domain/content/addresses/web-address.ts). */
const addressLimit = 2_000;
const emailLimit = 254;

const line = (path: string, label: string, more: Partial<FieldPlan> = {}): FieldPlan => ({
  path,
  label,
  kind: 'line',
  limit: limits.line,
  ...more,
});

const social = (name: 'linkedin' | 'facebook' | 'instagram') =>
  line(`social.${name}`, texts[name], { limit: addressLimit, hint: texts.webAddress });

const number = (path: string, label: string): FieldPlan => ({ path, label, kind: 'number' });

function officeBlock({ city }: { city: string }, index: number): BlockPlan {
  const path = `offices.${index}`;
  return {
    legend: city,
    path,
    fields: [
      line(`${path}.city`, texts.city),
      line(`${path}.phone`, texts.phone),
      line(`${path}.street`, texts.street, { kind: 'lines', hint: texts.streetHint, wide: true }),
      line(`${path}.country`, texts.country),
      line(`${path}.countryCode`, texts.countryCode, { limit: 2, hint: texts.countryCodeHint }),
      number(`${path}.latitude`, texts.latitude),
      number(`${path}.longitude`, texts.longitude),
    ],
  };
}

const stars = ['5', '4', '3', '2', '1'].map((value) => ({ value, label: value }));

function testimonialBlock(_: unknown, index: number): BlockPlan {
  const path = `testimonials.${index}`;
  return {
    legend: texts.testimonial(index + 1),
    path,
    fields: [
      line(`${path}.name`, texts.client),
      line(`${path}.role`, texts.role),
      line(`${path}.excerpt`, texts.excerpt, { kind: 'text', limit: limits.text, wide: true }),
      { path: `${path}.stars`, label: texts.stars, kind: 'choice', options: stars },
    ],
  };
}

const homeBlock: BlockPlan = {
  fields: [
    line('home.headline', texts.headline, { kind: 'lines', hint: texts.headlineHint, wide: true }),
    line('home.lead', texts.lead, { kind: 'text', limit: limits.description, wide: true }),
    line('home.about.heading', texts.aboutHeading, { wide: true }),
    line('home.about.paragraphs', texts.aboutParagraphs, {
      kind: 'paragraphs',
      limit: limits.text * limits.lines,
      hint: texts.paragraphsHint,
      wide: true,
    }),
    {
      path: 'home.readMore',
      label: texts.readMore,
      kind: 'choice',
      options: [
        { value: 'own', label: texts.own },
        { value: 'third', label: texts.third },
      ],
    },
  ],
};

const claimNames = Object.entries(claimTexts) as [keyof Claims, string][];

const limitNames = Object.entries(formLimitTexts) as [keyof FormLimits, string][];

const formsBlock: BlockPlan = {
  fields: limitNames.map(([name, label]) => ({
    ...number(`forms.${name}`, label),
    hint: texts.limitRange(...rangeOfLimit(name)),
  })),
};

/** The fields of every part; how many offices and testimonials there are is the record's affair. */
export function planOf({ offices, testimonials }: SiteSettings): [SettingsGroup, BlockPlan[]][] {
  const description = { kind: 'text', limit: limits.description, wide: true } as const;
  return [
    [
      'agency',
      [{ fields: [line('name', texts.name), line('description', texts.description, description)] }],
    ],
    [
      'contact',
      [
        {
          fields: [
            line('phone', texts.phone),
            line('email', texts.email, { kind: 'email', limit: emailLimit }),
            social('linkedin'),
            social('facebook'),
            social('instagram'),
          ],
        },
      ],
    ],
    ['offices', offices.map(officeBlock)],
    ['home', [homeBlock]],
    ['testimonials', testimonials.map(testimonialBlock)],
    ['claims', [{ fields: claimNames.map(([name, label]) => number(`claims.${name}`, label)) }]],
    ['forms', [formsBlock]],
  ];
}
