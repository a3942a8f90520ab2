import type { Testimonial } from '../../../../domain/settings.ts';

const subjects = ['service', 'client', 'place'] as const;

type About = Record<(typeof subjects)[number], string>;

function folded(text = ''): string {
  return text.trim().toLocaleLowerCase();
}

/** An empty subject leaves all; of several, each must be the testimonial's. */
export function testimonialsAbout(testimonials: Testimonial[], about: About): Testimonial[] {
  return testimonials.filter((one) =>
    subjects.every((name) => {
      const asked = folded(about[name]);
      return asked === '' || folded(one[name]) === asked;
    }),
  );
}
