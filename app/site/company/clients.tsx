import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading, SectionHeadingLink } from '../../ui/sections/section-heading.tsx';
import { Shaft } from '../../ui/sliders/shaft.tsx';
import { allProjects } from '../lists/all-projects.ts';
import styles from './clients.module.css';

const maxNames = 24;

export function Clients({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <Section labelledBy="client-logos">
      <SectionHeading id="client-logos" link={allProjects}>
        Who we work for
      </SectionHeading>
      <ul className={styles.names}>
        {names.slice(0, maxNames).map((name) => (
          <li key={name} className={styles.client}>
            <span className={`d3 ${styles.name}`}>{name}</span>
            <span className={styles.leg} aria-hidden="true">
              <span className={styles.shaft}>
                <Shaft />
              </span>
            </span>
          </li>
        ))}
      </ul>
      <SectionHeadingLink {...allProjects} />
    </Section>
  );
}
