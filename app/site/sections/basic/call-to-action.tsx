import type { callToActionSection } from '../../../../domain/content/sections/kinds/basic/call-to-action.ts';
import { HeadedSection } from '../headed-section.tsx';
import { LinkButton } from '../link-button.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './call-to-action.module.css';
import { onItsGround } from './on-its-ground.ts';

function CallToAction({ props, ...place }: SectionViewProps<typeof callToActionSection>) {
  const { heading, text, label, href, secondLabel, secondHref, ground } = props;
  return (
    <HeadedSection {...place} ground={ground} heading={heading}>
      <div className={styles.call}>
        {text && <p className="lead">{text}</p>}
        <div className={styles.links}>
          <LinkButton label={label} href={href} />
          <LinkButton label={secondLabel} href={secondHref} variant="line" />
        </div>
      </div>
    </HeadedSection>
  );
}

export const callToActionView: SectionView<typeof callToActionSection> = {
  Section: CallToAction,
  ...onItsGround,
};
