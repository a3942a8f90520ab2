import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Anchor } from './languages/anchor.tsx';
import styles from './text-link.module.css';

type TextLinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> & {
  /** Beside one that matters more. */
  quiet?: boolean;
};

export function TextLink({ quiet, children, ...anchor }: TextLinkProps) {
  return (
    <Anchor className={styles.link} data-quiet={quiet || undefined} {...anchor}>
      {children}
    </Anchor>
  );
}

/** For cards that are a link as a whole. */
export function TextLinkLabel({ children }: { children: ReactNode }) {
  return <span className={styles.link}>{children}</span>;
}
