import { differences } from '../content/differences.ts';
import { type Office, type SiteSettings, siteSettings, type Testimonial } from '../settings.ts';
import { type Social, socialOf, withSocial } from './networks.ts';
import { withRowIdsIn } from './row-ids.ts';

/** The release before reads and writes these, and forgets all else when it saves (decision 0037). */
const sharedKeys = [
  'name',
  'description',
  'phone',
  'email',
  'offices',
  'social',
  'testimonials',
  'home',
  'claims',
  'forms',
] as const;

type SharedKey = (typeof sharedKeys)[number];

/** With more of them it would show no page. */
const sharedOffices = 10;

/** What stands in the row of the release before. */
export type SharedSettings = Pick<SiteSettings, Exclude<SharedKey, 'social'>> & { social: Social };

/** All settings, and the row of the release before as it was then. */
export interface WholeSettings {
  settings: Partial<SiteSettings>;
  shared: Partial<SharedSettings>;
}

export function sharedOf(settings: SiteSettings): SharedSettings {
  const { name, description, phone, email, offices, networks, ...rest } = settings;
  const { testimonials, home, claims, forms } = rest;
  const social = socialOf(networks);
  const first = offices.slice(0, sharedOffices);
  return {
    name,
    description,
    phone,
    email,
    offices: first,
    social,
    testimonials,
    home,
    claims,
    forms,
  };
}

/** What a record of the release before lacks follows from what it has. */
export function upgraded(
  record: Partial<SharedSettings & SiteSettings>,
  known: SiteSettings['networks'] = [],
): Partial<SiteSettings> {
  const { social, ...rest } = record;
  if (rest.networks || !social) return rest;
  return { ...rest, networks: withSocial(known, social) };
}

function sameWords(one: Testimonial) {
  return ({ name, excerpt }: Testimonial) => name === one.name || excerpt === one.excerpt;
}

/** A part that the release before has saved, with what it could not know. */
function adopted(
  settings: Partial<SiteSettings>,
  shared: Partial<SharedSettings>,
  key: SharedKey,
): Partial<SiteSettings> {
  const { networks = [], offices = [], testimonials = [] } = settings;
  if (key === 'social')
    return shared.social ? { networks: withSocial(networks, shared.social) } : {};
  if (key === 'offices') {
    const more: Office[] = offices.slice(sharedOffices);
    return { offices: [...(shared.offices ?? []), ...more] };
  }
  if (key === 'testimonials') {
    const saved = shared.testimonials ?? [];
    return {
      testimonials: saved.map((one) => ({ ...testimonials.find(sameWords(one)), ...one })),
    };
  }
  return { [key]: shared[key] };
}

/** The settings of both rows: what the release before has saved since is newer than the whole. */
export function settingsOf(
  shared: Partial<SharedSettings>,
  whole: WholeSettings | null,
): SiteSettings {
  if (!whole) return withRowIdsIn(siteSettings.parse(upgraded(shared)), null);
  const settings = { ...upgraded(shared), ...whole.settings };
  const saved = sharedKeys.filter(
    (key) => differences({ key: whole.shared[key] }, { key: shared[key] }).length > 0,
  );
  const newer = saved.map((key) => adopted(settings, shared, key));
  return withRowIdsIn(siteSettings.parse(Object.assign(settings, ...newer)), whole.settings);
}

/** The settings with what was sent of them, be it as the release before sends it. */
export function withPart(
  settings: SiteSettings,
  part: Partial<SharedSettings & SiteSettings>,
): SiteSettings {
  const given = Object.entries(upgraded(part, settings.networks));
  return { ...settings, ...Object.fromEntries(given.filter(([, value]) => value !== undefined)) };
}
