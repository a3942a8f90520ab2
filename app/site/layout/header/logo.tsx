import { Mark } from '../../../ui/icons.tsx';
import styles from './logo.module.css';

export function Logo({ name }: { name: string }) {
  return (
    <a className={styles.logo} href="/" aria-label={`${name}, home`}>
      <Mark />
      <span>{name}</span>
    </a>
  );
}
