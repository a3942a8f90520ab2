import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';
import { Anchor } from './languages/anchor.tsx';
import { Spinner } from './spinner.tsx';

interface Look {
  variant?: 'filled' | 'line';
  size?: 'normal' | 'small';
}

type ButtonLinkProps = Look & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>;
type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    busy?: boolean;
  };

/** Its variant always stands in the document: paper leaves out what has one (print.css). */
export function ButtonLink({ variant = 'filled', size, children, ...anchor }: ButtonLinkProps) {
  return (
    <Anchor className={styles.button} data-variant={variant} data-size={size} {...anchor}>
      {children}
    </Anchor>
  );
}

export function Button({ variant, size, busy, type = 'button', children, ...button }: ButtonProps) {
  return (
    <button
      className={styles.button}
      data-variant={variant}
      data-size={size}
      type={type}
      aria-busy={busy || undefined}
      {...button}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
