import type { textSection } from '../../../../domain/content/sections/kinds/basic/text.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import { onItsGround } from './on-its-ground.ts';
import styles from './text.module.css';

function TextSection({ props, ...place }: SectionViewProps<typeof textSection>) {
  const { heading, text, width, ground } = props;
  return (
    <HeadedSection {...place} ground={ground} heading={heading}>
      {width === 'full' ? (
        <RichText className={`prose ${styles.columns}`} html={text} />
      ) : (
        <div className={styles.column}>
          <RichText html={text} />
        </div>
      )}
    </HeadedSection>
  );
}

export const textView: SectionView<typeof textSection> = {
  Section: TextSection,
  ...onItsGround,
};
