import { useMessages } from '../../ui/messages.ts';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './slow-navigation.module.css';

export function SlowNavigation() {
  const { text } = useMessages();
  return (
    <>
      <span className={styles.ring} data-waiting="ring" hidden>
        <Spinner />
      </span>
      <div role="status">
        <div
          className={styles.pill}
          data-ground="deep"
          data-waiting="pill"
          data-text={text('layout.loading', { page: '{page}' })}
          hidden
        >
          <Spinner />
          <span />
        </div>
      </div>
    </>
  );
}
