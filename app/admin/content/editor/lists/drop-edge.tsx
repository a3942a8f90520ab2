import styles from './drop-edge.module.css';

/** In an entry that something is dragged over: where it would come to stand. */
export function DropEdge({ edge }: { edge: 'before' | 'after' | null }) {
  return edge && <span className={styles.edge} data-edge={edge} />;
}
