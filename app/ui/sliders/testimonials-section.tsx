import type { Testimonial } from '../../../domain/settings.ts';
import { Island } from '../island.tsx';
import { useMessages } from '../messages.ts';
import { Section } from '../sections/section.tsx';
import { SectionHeading } from '../sections/section-heading.tsx';
import { sliderTexts } from './slider-texts.ts';
import { Testimonials } from './testimonials.island.tsx';

interface TestimonialsSectionProps {
  testimonials: Testimonial[];
  heading?: string;
  /** Unique in the page. */
  anchor?: string;
  flush?: boolean;
}

/** The words of clients; nothing at all while there are none. */
export function TestimonialsSection(section: TestimonialsSectionProps) {
  const messages = useMessages();
  const { text } = messages;
  const { testimonials, heading = text('reviews.clients') } = section;
  const { anchor = 'testimonials', flush } = section;
  if (testimonials.length === 0) return null;
  const shown = testimonials.map(({ name, role, excerpt, stars }) => ({
    name,
    role,
    excerpt,
    stars,
    rating: text('reviews.stars', { count: stars }),
  }));
  const texts = sliderTexts(messages, 'testimonials', shown.length);
  return (
    <Section ground="night" labelledBy={`${anchor}-heading`} flush={flush}>
      <SectionHeading id={`${anchor}-heading`}>{heading}</SectionHeading>
      <Island
        of={Testimonials}
        name="testimonials"
        props={{ testimonials: shown, id: `${anchor}-slides`, texts }}
      />
    </Section>
  );
}
