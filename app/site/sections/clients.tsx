import type { clientsSection } from '../../../domain/content/sections/kinds/clients.ts';
import { linkOf } from '../../../domain/content/sections/link-fields.ts';
import { SectionHeadingLink } from '../../ui/sections/section-heading.tsx';
import { Shaft } from '../../ui/sliders/shaft.tsx';
import styles from './clients.module.css';
import { HeadedSection } from './headed-section.tsx';
import type { SectionView, SectionViewProps } from './section-view.ts';

const maxNames = 24;

function ClientsSection({ props, anchor, flush, page }: SectionViewProps<typeof clientsSection>) {
  const names = page.data.clients ?? [];
  const link = linkOf(props);
  if (names.length === 0) return null;
  return (
    <HeadedSection anchor={anchor} heading={props.heading} link={link} flush={flush}>
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
    </HeadedSection>
  );
}

export const clientsView: SectionView<typeof clientsSection> = { Section: ClientsSection };
