import type { Testimonial } from '../../../domain/settings.ts';
import type { SliderTexts } from './slider-texts.ts';
import { Slides } from './slides.tsx';
import { Stars } from './stars.tsx';
import styles from './testimonials.module.css';

interface Slide extends Pick<Testimonial, 'name' | 'role' | 'excerpt' | 'stars'> {
  /** The stars in words. */
  rating: string;
}

interface TestimonialsProps {
  testimonials: Slide[];
  id: string;
  texts: SliderTexts;
}

export function Testimonials({ testimonials, id, texts }: TestimonialsProps) {
  return (
    <Slides texts={texts} id={id} look={styles.look} isReachable>
      {testimonials.map((testimonial) => (
        <Quote key={testimonial.name} {...testimonial} />
      ))}
    </Slides>
  );
}

function Quote({ name, role, excerpt, stars, rating }: Slide) {
  return (
    <figure className={styles.figure}>
      <Stars count={stars} label={rating} />
      <blockquote className={styles.quote}>{excerpt}</blockquote>
      <figcaption className={styles.source}>
        <strong>{name}</strong>
        <span className="soft">{role}</span>
      </figcaption>
    </figure>
  );
}
