import type { featuresSection } from '../../../../domain/content/sections/kinds/service/features.ts';
import { Shaft } from '../../../ui/sliders/shaft.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './features.module.css';

type Props = SectionViewProps<typeof featuresSection>;

function FeaturesSection({ props: { heading, features }, anchor, flush }: Props) {
  return (
    <HeadedSection anchor={anchor} heading={heading} flush={flush}>
      <ul>
        {features.map((feature) => (
          <li key={feature.id} className={styles.feature}>
            <h3 className={styles.featureHeading}>{feature.heading}</h3>
            <div className={styles.featureText}>
              <span className={styles.shaft}>
                <Shaft />
              </span>
              <p className="soft">{feature.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}

export const featuresView: SectionView<typeof featuresSection> = { Section: FeaturesSection };
