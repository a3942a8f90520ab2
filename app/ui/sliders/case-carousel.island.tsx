import type { ShownStudyItem } from '../../../domain/content/shown.ts';
import { CaseCard } from '../lists/case-card.tsx';
import styles from './case-carousel.module.css';
import { SliderControls } from './slider-controls.tsx';
import { useSlider } from './use-slider.ts';

interface CaseCarouselProps {
  studies: ShownStudyItem[];
  /** Unique in the page; an island cannot use `useId`. */
  id: string;
}

export function CaseCarousel({ studies, id }: CaseCarouselProps) {
  const slider = useSlider({});
  const { inView } = slider;
  return (
    <section
      className={styles.region}
      aria-roledescription="carousel"
      aria-label="Case studies"
      {...slider.region}
    >
      {studies.length > 1 && (
        <SliderControls slider={slider} noun="project" count={studies.length} controls={id} />
      )}
      <div className={styles.viewport} ref={slider.viewport} data-ready={slider.ready || undefined}>
        <ul className={styles.slides} id={id} aria-live={slider.stopped ? 'polite' : 'off'}>
          {studies.map((study, index) => (
            <li
              key={study._id}
              className={styles.slide}
              inert={inView !== null && !inView.includes(index)}
            >
              <CaseCard study={study} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
