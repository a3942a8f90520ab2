import type { ReactElement } from 'react';
import { SliderControls } from './slider-controls.tsx';
import type { SliderTexts } from './slider-texts.ts';
import styles from './slides.module.css';
import { useSlider } from './use-slider.ts';

interface SlidesProps {
  texts: SliderTexts;
  /** Unique in the page; an island may not use `useId`. */
  id: string;
  /** A class that sets `--slide` and `--slide-gap`, the width of a slide and the gap behind it. */
  look: string | undefined;
  /** Where nothing in the slides takes the focus: they scroll by keys until the script arrives. */
  isReachable?: boolean;
  /** Each with a key. */
  children: ReactElement[];
}

/** A row of slides with their controls; without script it scrolls. */
export function Slides({ texts, id, look, isReachable, children }: SlidesProps) {
  const slider = useSlider();
  const { inView } = slider;
  return (
    <section
      className={styles.region}
      aria-roledescription={texts.carousel}
      aria-label={texts.label}
      {...slider.region}
    >
      {children.length > 1 && <SliderControls slider={slider} texts={texts} controls={id} />}
      <div
        className={`${styles.viewport} ${look}`}
        ref={slider.viewport}
        data-ready={slider.ready || undefined}
        tabIndex={isReachable ? 0 : undefined}
      >
        <ul className={styles.slides} id={id} aria-live={slider.stopped ? 'polite' : 'off'}>
          {children.map((slide, index) => (
            <li
              key={slide.key}
              className={styles.slide}
              inert={inView !== null && !inView.includes(index)}
            >
              {slide}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
