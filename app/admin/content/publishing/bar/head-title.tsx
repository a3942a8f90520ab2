import { Bar } from '../../../../ui/sections/bar.tsx';
import { NameSlot } from './bar-place.tsx';
import styles from './head-title.module.css';

interface HeadTitleProps {
  children: string;
  isNamed?: boolean;
}

export function HeadTitle({ children, isNamed = true }: HeadTitleProps) {
  return (
    <h1 className={styles.title} tabIndex={-1}>
      {isNamed ? <NameSlot>{children}</NameSlot> : children}
      <Bar silent />
    </h1>
  );
}
