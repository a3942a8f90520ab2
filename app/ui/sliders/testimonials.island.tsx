import type { Testimonial } from '../../../domain/settings.ts';
import { SliderControls } from './slider-controls.tsx';
import { Stars } from './stars.tsx';
import styles from './testimonials.module.css';
import { useSlider } from './use-slider.ts';

interface TestimonialsProps {
  testimonials: Testimonial[];
  /** Unique in the page; an island may not use `useId`. */
  id: string;
}

/** Nothing in the slides takes the focus: they scroll by keys until the script arrives, and move by them later. */
const reachable = { tabIndex: 0 };

export function Testimonials({ testimonials, id }: TestimonialsProps) {
  const slider = useSlider({});
  const { inView } = slider;
  return (
    <section
      className={styles.region}
      aria-roledescription="carousel"
      aria-label="Testimonials"
      {...slider.region}
    >
      {testimonials.length > 1 && (
        <SliderControls
          slider={slider}
          noun="testimonial"
          count={testimonials.length}
          controls={id}
        />
      )}
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
              <Slide {...testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Slide({ name, role, excerpt, stars }: Testimonial) {
  return (
    <figure className={styles.figure}>
      <Stars count={stars} />
      <blockquote className={styles.quote}>{excerpt}</blockquote>
      <figcaption className={styles.source}>
        <strong>{name}</strong>
        <span className="soft">{role}</span>
      </figcaption>
    </figure>
  );
}
