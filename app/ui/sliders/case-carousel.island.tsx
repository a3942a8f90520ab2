import type { ShownStudyItem } from '../../../domain/content/shown.ts';
import { CaseCard } from '../lists/case-card.tsx';
import styles from './case-carousel.module.css';
import type { SliderTexts } from './slider-texts.ts';
import { Slides } from './slides.tsx';

interface CaseCarouselProps {
  studies: ShownStudyItem[];
  id: string;
  texts: SliderTexts & { details: string };
}

export function CaseCarousel({ studies, id, texts }: CaseCarouselProps) {
  return (
    <Slides texts={texts} id={id} look={styles.look}>
      {studies.map((study) => (
        <CaseCard key={study._id} study={study} details={texts.details} />
      ))}
    </Slides>
  );
}
