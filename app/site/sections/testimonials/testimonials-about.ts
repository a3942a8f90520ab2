import { termsIn } from '../../../../domain/content/text/search-text.ts';
import type { Testimonial } from '../../../../domain/settings.ts';

const subjects = ['service', 'client', 'place'] as const;

type About = Record<(typeof subjects)[number], string>;

function folded(text = ''): string {
  return text.trim().toLocaleLowerCase();
}

/** Several are written with commas between them. */
function terms(text?: string): string[] {
  return folded(text)
    .split(',')
    .map((term) => term.trim())
    .filter(Boolean);
}

/** Those about what a page is about first, in their own order. @param words Of the page's name. */
export function testimonialsFor(testimonials: Testimonial[], words: string): Testimonial[] {
  const isNamed = termsIn(words);
  const isAbout = ({ service, place }: Testimonial) =>
    [...terms(service), ...terms(place)].some(isNamed);
  const [about, others] = [
    testimonials.filter(isAbout),
    testimonials.filter((one) => !isAbout(one)),
  ];
  return [...about, ...others];
}

/** An empty subject leaves all; of several, each must be the testimonial's. */
export function testimonialsAbout(testimonials: Testimonial[], about: About): Testimonial[] {
  return testimonials.filter((one) =>
    subjects.every((name) => {
      const asked = folded(about[name]);
      return asked === '' || [folded(one[name]), ...terms(one[name])].includes(asked);
    }),
  );
}
