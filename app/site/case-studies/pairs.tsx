import type { CaseStudy } from '../../../domain/case-study.ts';
import { drawingSizes } from '../../../domain/drawing.ts';
import { Picture } from '../../ui/picture.tsx';
import { RichText } from '../../ui/rich-text.tsx';
import styles from './pairs.module.css';
import { type Pair, pairsOf } from './study-parts.ts';

/** The two sections of a picture and its text, the second one the other way round. */
export function Pairs({ study }: { study: CaseStudy }) {
  return pairsOf(study).map((pair, index) => (
    <PicturePair key={`${pair.heading} ${pair.image}`} {...pair} reversed={index % 2 === 1} />
  ));
}

function PicturePair({ heading, html, image, reversed }: Pair & { reversed: boolean }) {
  const hasText = Boolean(heading || html);
  return (
    <section className={styles.pair} data-reversed={reversed || undefined}>
      {image && (
        <div className={styles.picture} data-alone={!hasText || undefined}>
          <Picture
            src={image}
            {...drawingSizes.banner}
            sizes="(min-width: 62em) 55vw, 90vw"
            ratio="card"
          />
        </div>
      )}
      {hasText && (
        <div className={styles.text} data-alone={!image || undefined}>
          {heading && <h2 className={`d3 ${styles.heading}`}>{heading}</h2>}
          {html && <RichText html={html} className={`prose ${styles.paragraphs}`} />}
        </div>
      )}
    </section>
  );
}
