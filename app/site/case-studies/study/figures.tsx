import type { ShownStudy } from '../../../../domain/content/shown.ts';
import { useMessages } from '../../../ui/messages.ts';
import { Levels } from '../../../ui/sections/levels.tsx';
import { Section } from '../../../ui/sections/section.tsx';
import { SectionHeading } from '../../../ui/sections/section-heading.tsx';
import styles from './figures.module.css';
import { StationLabel } from './station.tsx';
import { figuresOf } from './study-parts.ts';

export function Figures({ study }: { study: ShownStudy }) {
  const { text } = useMessages();
  const { sec4Heading, sec4SubHeading } = study;
  const figures = figuresOf(study);
  if (!sec4Heading && !sec4SubHeading && figures.length === 0) return null;
  return (
    <Section ground="night" labelledBy="figures">
      {study.ground && (
        <div className={styles.label}>
          <StationLabel>{text('study.outcome')}</StationLabel>
        </div>
      )}
      <SectionHeading id="figures">{sec4Heading || text('study.figures')}</SectionHeading>
      {sec4SubHeading && <p className={`lead ${styles.subHeading}`}>{sec4SubHeading}</p>}
      {figures.length > 0 && <Levels items={figures} />}
    </Section>
  );
}
