import type { quoteSection } from '../../../../domain/content/sections/kinds/basic/quote.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import { onItsGround } from './on-its-ground.ts';
import styles from './quote.module.css';

const size = { width: 480, height: 600 };

function QuoteSection({ props, ...place }: SectionViewProps<typeof quoteSection>) {
  const { words, who, role, picture, ground } = props;
  return (
    <HeadedSection {...place} ground={ground}>
      <figure className={styles.quote} data-alone={!picture || undefined}>
        {picture && (
          <div className={styles.picture}>
            <Picture {...picture} {...size} alt="" sizes="(min-width: 62em) 22vw, 12rem" />
          </div>
        )}
        <blockquote className={`d3 ${styles.words}`}>{words}</blockquote>
        {(who || role) && (
          <figcaption>
            <strong>{who}</strong> <span className="soft">{role}</span>
          </figcaption>
        )}
      </figure>
    </HeadedSection>
  );
}

export const quoteView: SectionView<typeof quoteSection> = {
  Section: QuoteSection,
  ...onItsGround,
};
