import type { Testimonial } from '../../../domain/settings.ts';
import { Island } from '../island.tsx';
import { type Ground, Section } from '../sections/section.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { Testimonials } from './testimonials.island.tsx';

interface TestimonialsSectionProps {
  testimonials: Testimonial[];
  heading?: string;
  ground?: Ground;
  /** Unique in the page. */
  anchor?: string;
  flush?: boolean;
}

/** The words of clients; nothing at all while there are none. */
export function TestimonialsSection(section: TestimonialsSectionProps) {
  const { testimonials, heading = 'What clients say', ground = 'night' } = section;
  const { anchor = 'testimonials', flush } = section;
  if (testimonials.length === 0) return null;
  const shown = testimonials.map(({ name, role, excerpt, stars }) => ({
    name,
    role,
    excerpt,
    stars,
  }));
  return (
    <Section ground={ground} labelledBy={`${anchor}-heading`} flush={flush}>
      <SectionHeading id={`${anchor}-heading`}>{heading}</SectionHeading>
      <Island
        of={Testimonials}
        name="testimonials"
        props={{ testimonials: shown, id: `${anchor}-slides` }}
      />
    </Section>
  );
}
