import { fieldTexts } from '../../content/texts/fields.ts';
import styles from './final-address.module.css';

/** The whole public address of a page, given its path; forms are drawn in the browser only. */
export function FinalAddress({ path }: { path: string }) {
  return (
    <>
      {fieldTexts.address}{' '}
      <b className={styles.address}>
        {location.origin}
        {path}
      </b>
    </>
  );
}
