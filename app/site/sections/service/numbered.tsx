import type { numberedSection } from '../../../../domain/content/sections/kinds/service/numbered.ts';
import { useMessages } from '../../../ui/messages.ts';
import { PicturePair } from '../../../ui/pictures/picture-pair.tsx';
import { illustrationOf } from '../drawings.ts';
import { HeadedSection } from '../headed-section.tsx';
import { paragraphsOf } from '../paragraphs.ts';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './numbered.module.css';

type Props = SectionViewProps<typeof numberedSection>;

const size = { width: 900, height: 620 };

function NumberedSection({ props: { heading, blocks }, anchor, flush }: Props) {
  return (
    <HeadedSection anchor={anchor} heading={heading} ground="sand" flush={flush}>
      <ol className={styles.blocks}>
        {blocks.map((block, index) => (
          <Block key={block.id} block={block} number={index + 1} />
        ))}
      </ol>
    </HeadedSection>
  );
}

function Block({ block, number }: { block: Props['props']['blocks'][number]; number: number }) {
  const messages = useMessages();
  return (
    <li>
      <PicturePair {...illustrationOf(block, size)} reversed={number % 2 === 0} dense>
        <span className={styles.number} aria-hidden="true">
          {messages.number(number, { useGrouping: false })}
        </span>
        <h3 className="d3">{block.heading}</h3>
        {paragraphsOf(block.text).map((paragraph) => (
          <p key={paragraph} className="soft">
            {paragraph}
          </p>
        ))}
      </PicturePair>
    </li>
  );
}

export const numberedView: SectionView<typeof numberedSection> = {
  Section: NumberedSection,
  ground: 'sand',
};
