import { ButtonLink } from '../button.tsx';
import { Shaft } from '../sliders/shaft.tsx';
import { TextLink } from '../text-link.tsx';
import { TextWithBar } from './bar.tsx';
import styles from './section-heading.module.css';

interface HeadingLink {
  href: string;
  label: string;
}

export interface SectionHeadingProps {
  /** Without the underscore: the bar at its end is one. Without words there is no heading. */
  children: string;
  id?: string;
  silent?: boolean;
  first?: boolean;
  /** On phones the link is a SectionHeadingLink below the section. */
  link?: HeadingLink;
}

export function SectionHeading({ children, id, silent, first, link }: SectionHeadingProps) {
  if (children === '' && !link) return null;
  return (
    <div className={styles.row}>
      {children !== '' && (
        <h2 className={`d2 ${styles.heading}`} id={id}>
          <TextWithBar text={children} silent={silent} draws={first ? 'load' : 'scroll'} />
        </h2>
      )}
      <div className={styles.run} data-first={first || undefined}>
        {link && (
          <span className={styles.link}>
            <TextLink href={link.href}>{link.label}</TextLink>
          </span>
        )}
        <span className={styles.shaft}>
          <Shaft />
        </span>
      </div>
    </div>
  );
}

export function SectionHeadingLink({ href, label }: HeadingLink) {
  return (
    <p className={styles.below}>
      <ButtonLink href={href} variant="line">
        {label}
      </ButtonLink>
    </p>
  );
}
