import { Process } from '../../ui/sections/process.tsx';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading } from '../../ui/sections/section-heading.tsx';
import { Shaft } from '../../ui/sliders/shaft.tsx';
import styles from './delivery.module.css';
import type { DeliveryCopy, TextBlock } from './service-copy.ts';

export function Delivery({ delivery }: { delivery: DeliveryCopy }) {
  return (
    <Section labelledBy="delivery">
      <SectionHeading id="delivery">{delivery.heading}</SectionHeading>
      {delivery.kind === 'process' ? (
        <Process steps={delivery.steps} />
      ) : (
        <Features features={delivery.features} />
      )}
    </Section>
  );
}

function Features({ features }: { features: TextBlock[] }) {
  return (
    <ul>
      {features.map(({ heading, text }) => (
        <li key={heading} className={styles.feature}>
          <h3 className={styles.featureHeading}>{heading}</h3>
          <div className={styles.featureText}>
            <span className={styles.shaft}>
              <Shaft />
            </span>
            <p className="soft">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
