import type { featuresSection } from '../../../../domain/content/sections/kinds/service/features.ts';
import { Section } from '../../../ui/sections/section.tsx';
import { SectionHeading } from '../../../ui/sections/section-heading.tsx';
import { Shaft } from '../../../ui/sliders/shaft.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './features.module.css';

type Props = SectionViewProps<typeof featuresSection>;

function FeaturesSection({ props: { heading, features }, anchor, flush }: Props) {
  return (
    <Section labelledBy={heading ? anchor : undefined} flush={flush}>
      <SectionHeading id={anchor}>{heading}</SectionHeading>
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
    </Section>
  );
}

export const featuresView: SectionView<typeof featuresSection> = { Section: FeaturesSection };
