import styles from './client-ground.module.css';

/** A client's colour behind a thing; an attribute, because the content policy drops style attributes. */
export function ClientGround({ colour }: { colour: string }) {
  return <svg className={styles.ground} color={colour} aria-hidden="true" />;
}
