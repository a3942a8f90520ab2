import {
  figureOf,
  type figuresSection,
} from '../../../../domain/content/sections/kinds/service/figures.ts';
import { PicturePair } from '../../../ui/pictures/picture-pair.tsx';
import { illustrationOf } from '../drawings.ts';
import { HeadedSection } from '../headed-section.tsx';
import { LinkButton } from '../link-button.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import { Counts } from './counts.tsx';
import styles from './figures.module.css';

const size = { width: 900, height: 720 };

function FiguresSection({ props, anchor, flush, page }: SectionViewProps<typeof figuresSection>) {
  const { heading, title, text, label, href, figures } = props;
  return (
    <HeadedSection anchor={anchor} heading={heading} ground="water" flush={flush}>
      <PicturePair {...illustrationOf(props, size)}>
        {title && <h3 className="d3">{title}</h3>}
        {text && <p className="soft">{text}</p>}
        <LinkButton label={label} href={href} />
      </PicturePair>
      <div className={styles.counts}>
        <Counts
          items={figures.map((row) => ({
            number: figureOf(row, page.settings.claims),
            label: row.label,
          }))}
        />
      </div>
    </HeadedSection>
  );
}

export const figuresView: SectionView<typeof figuresSection> = {
  Section: FiguresSection,
  ground: 'water',
};
