import type { Testimonial } from '../../../domain/settings.ts';
import { SliderControls } from './slider-controls.tsx';
import type { SliderTexts } from './slider-texts.ts';
import { Stars } from './stars.tsx';
import styles from './testimonials.module.css';
import { useSlider } from './use-slider.ts';

interface Slide extends Pick<Testimonial, 'name' | 'role' | 'excerpt' | 'stars'> {
  /** The stars in words. */
  rating: string;
}

interface TestimonialsProps {
  testimonials: Slide[];
  /** Unique in the page; an island may not use `useId`. */
  id: string;
  texts: SliderTexts;
}

/** Nothing in the slides takes the focus: they scroll by keys until the script arrives, and move by them later. */
const reachable = { tabIndex: 0 };

export function Testimonials({ testimonials, id, texts }: TestimonialsProps) {
  const slider = useSlider({});
  const { inView } = slider;
  return (
    <section
      className={styles.region}
      aria-roledescription={texts.carousel}
      aria-label={texts.label}
      {...slider.region}
    >
      {testimonials.length > 1 && <SliderControls slider={slider} texts={texts} controls={id} />}
      <div
        className={styles.viewport}
        ref={slider.viewport}
        data-ready={slider.ready || undefined}
        {...reachable}
      >
        <ul className={styles.slides} id={id} aria-live={slider.stopped ? 'polite' : 'off'}>
          {testimonials.map((testimonial, index) => (
            <li
              key={testimonial.name}
              className={styles.slide}
              inert={inView !== null && !inView.includes(index)}
            >
              <Quote {...testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </section>
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
