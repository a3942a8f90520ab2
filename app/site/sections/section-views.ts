import type { AnySection } from '../../../domain/content/sections/sections.ts';
import { aboutView } from './about.tsx';
import { clientsView } from './clients.tsx';
import { enquiryView } from './enquiry.tsx';
import { heroView } from './hero.tsx';
import { policyView } from './policy/policy.tsx';
import { purposeView } from './purpose.tsx';
import type { SectionView } from './section-view.ts';
import { processView } from './service/process.tsx';
import { specializationView } from './service/specialization.tsx';
import { testimonialsView } from './testimonials.tsx';

/** How each kind of section is drawn. */
export const sectionViews: { [Kind in AnySection as Kind['name']]: SectionView<Kind> } = {
  hero: heroView,
  about: aboutView,
  purpose: purposeView,
  testimonials: testimonialsView,
  clients: clientsView,
  enquiry: enquiryView,
  process: processView,
  policy: policyView,
  specialization: specializationView,
};
