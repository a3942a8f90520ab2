import { webAddress } from './web-address.ts';
import { z } from './zod.ts';

const line = z.string().max(300);

const office = z.object({
  city: line,
  /** Address lines as they are printed, without city and country. */
  street: z.array(line).max(4),
  country: line,
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string().length(2),
  phone: line,
  /** Degrees north and east. */
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

const testimonial = z.object({
  name: line,
  role: line,
  excerpt: z.string().max(1_000),
  /** Stars of the star image, 1 to 5. */
  stars: z.number().int().min(1).max(5),
});

/** The one record that names the agency; nothing of it stands in the code (decisions D30, D52). */
export const siteSettings = z.object({
  name: line,
  /** One sentence that says what the agency does; the default description of a page. */
  description: z.string().max(500),
  phone: line,
  email: z.email(),
  /** The first is the head office; the specification has Dubai, then Karachi. */
  offices: z.array(office).min(1).max(10),
  social: z.object({ linkedin: webAddress, facebook: webAddress, instagram: webAddress }),
  testimonials: z.array(testimonial).max(20),
  home: z.object({
    /** Lines of the headline, as they break on wide screens. */
    headline: z.array(line).min(1).max(4),
    lead: z.string().max(500),
    about: z.object({
      heading: z.string().max(300),
      paragraphs: z.array(z.string().max(1_000)).max(4),
    }),
    /** own: each Read more leads to its own blog; third: all lead to the third one (decision D2). */
    readMore: z.enum(['own', 'third']).default('own'),
  }),
});

export type SiteSettings = z.infer<typeof siteSettings>;
export type Office = z.infer<typeof office>;
export type Testimonial = z.infer<typeof testimonial>;
