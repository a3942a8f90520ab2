import styles from '../../styles/right-to-left.css?url';

/** For what is drawn in a browser and turns out to run from right to left (R-L-10). */
export function RightToLeftSheet() {
  return <link rel="stylesheet" href={styles} precedence="page" />;
}
