import { Shaft } from '../../../ui/sliders/shaft.tsx';
import styles from './station.module.css';

/** Where a story is between what was before and its result (decision 0044). */
export function StationLabel({ children, plain }: { children: string; plain?: boolean }) {
  return (
    <p className={`label ${styles.station}`}>
      {!plain && <Shaft />}
      {children}
    </p>
  );
}
