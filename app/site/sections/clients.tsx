import type { clientsSection } from '../../../domain/content/sections/kinds/clients.ts';
import { linkOf } from '../../../domain/content/sections/link-fields.ts';
import { Section } from '../../ui/sections/section.tsx';
import { SectionHeading, SectionHeadingLink } from '../../ui/sections/section-heading.tsx';
import { Shaft } from '../../ui/sliders/shaft.tsx';
import styles from './clients.module.css';
import type { SectionView, SectionViewProps } from './section-view.ts';

const maxNames = 24;

function ClientsSection({ props, anchor, flush, page }: SectionViewProps<typeof clientsSection>) {
  const names = page.data.clients ?? [];
  const link = linkOf(props);
  if (names.length === 0) return null;
  return (
    <Section labelledBy={props.heading ? anchor : undefined} flush={flush}>
      <SectionHeading id={anchor} link={link}>
        {props.heading}
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
      {link && <SectionHeadingLink {...link} />}
    </Section>
  );
}

export const clientsView: SectionView<typeof clientsSection> = { Section: ClientsSection };
