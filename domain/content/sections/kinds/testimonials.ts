import { settingsLimits } from '../../../settings/setting-fields.ts';
import { line } from '../../fields/fields.ts';
import { defineSection } from '../section.ts';

function aboutField(name: string, options?: { hint: string }) {
  return line('section', `Only those about this ${name}`, settingsLimits.line, {
    columns: 6,
    isShared: true,
    ...options,
  });
}

export const testimonialsSection = defineSection({
  name: 'testimonials',
  label: 'Testimonials',
  purpose: 'proof',
  standsAlone: true,
  fields: {
    heading: line('section', 'Heading', 300),
    service: aboutField('service', {
      hint: 'As it is typed in the settings. Empty: those of all services. Where no testimonial is left, the section is not shown.',
    }),
    client: aboutField('client'),
    place: aboutField('place'),
  },
});
