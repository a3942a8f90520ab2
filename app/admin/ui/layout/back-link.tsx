import { Link, type LinkProps } from 'react-router';
import styles from './back-link.module.css';

/** The way to another screen, mostly to the one before. */
export function BackLink(props: LinkProps) {
  return <Link {...props} className={styles.back} />;
}
