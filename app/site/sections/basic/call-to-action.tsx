import type { callToActionSection } from '../../../../domain/content/sections/kinds/basic/call-to-action.ts';
import { LinkButton } from '../link-button.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import { BasicSection, onItsGround } from './basic-section.tsx';
import styles from './call-to-action.module.css';

function CallToAction({ props, ...place }: SectionViewProps<typeof callToActionSection>) {
  const { heading, text, label, href, secondLabel, secondHref, ground } = props;
  return (
    <BasicSection {...place} ground={ground} heading={heading}>
      <div className={styles.call}>
        {text && <p className="lead">{text}</p>}
        <div className={styles.links}>
          <LinkButton label={label} href={href} />
          <LinkButton label={secondLabel} href={secondHref} variant="line" />
        </div>
      </div>
    </BasicSection>
  );
}

export const callToActionView: SectionView<typeof callToActionSection> = {
  Section: CallToAction,
  ...onItsGround,
};
