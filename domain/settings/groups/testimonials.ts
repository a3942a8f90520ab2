import { z } from '../../zod.ts';
import { defineSettings } from '../group.ts';
import {
  filledLine,
  list,
  setting,
  settingLine,
  settingLines,
  settingsLimits,
  translatable,
  whole,
} from '../setting-fields.ts';

const excerpt = z.string().trim().min(1).max(settingsLimits.text);
const about = z.string().trim().max(settingsLimits.line).optional();

/** A page may show those of one service, client or place (R-P-07). */
function aboutField(label: string) {
  return setting('line', label, about, { limit: settingsLimits.line, empty: undefined });
}

export const testimonials = defineSettings({
  id: 'testimonials',
  title: 'Testimonials',
  note: 'in this order, on every slider',
  saves: 'the testimonials',
  tree: {
    testimonials: list('All testimonials', {
      noun: 'testimonial',
      limit: 20,
      // What a later release knows of one stays with it.
      row: (schema) => schema.loose(),
      fields: {
        name: filledLine('Client', translatable),
        role: settingLine('Role', null, translatable),
        excerpt: settingLines('What the client says', settingsLimits.text, excerpt),
        stars: whole('Stars', { min: 1, max: 5, first: 5, options: ['5', '4', '3', '2', '1'] }),
        service: aboutField('Service it is about'),
        client: aboutField('Client it is about'),
        place: aboutField('Place it is about'),
      },
    }),
  },
});
