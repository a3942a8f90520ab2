import type { ShownStudyItem } from '../../../domain/content/shown.ts';
import { CaseCard } from '../lists/case-card.tsx';
import styles from './case-carousel.module.css';
import { SliderControls } from './slider-controls.tsx';
import type { SliderTexts } from './slider-texts.ts';
import { useSlider } from './use-slider.ts';

interface CaseCarouselProps {
  studies: ShownStudyItem[];
  /** Unique in the page; an island cannot use `useId`. */
  id: string;
  texts: SliderTexts & { details: string };
}

export function CaseCarousel({ studies, id, texts }: CaseCarouselProps) {
  const slider = useSlider({});
  const { inView } = slider;
  return (
    <section
      className={styles.region}
      aria-roledescription={texts.carousel}
      aria-label={texts.label}
      {...slider.region}
    >
      {studies.length > 1 && <SliderControls slider={slider} texts={texts} controls={id} />}
      <div className={styles.viewport} ref={slider.viewport} data-ready={slider.ready || undefined}>
        <ul className={styles.slides} id={id} aria-live={slider.stopped ? 'polite' : 'off'}>
          {studies.map((study, index) => (
            <li
              key={study._id}
              className={styles.slide}
              inert={inView !== null && !inView.includes(index)}
            >
              <CaseCard study={study} details={texts.details} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
