import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import type { ScreenAlert } from './alert.ts';
import styles from './alert-banner.module.css';

/** Milliseconds an alert is to be seen (specification §9, R-4-19). */
const shownFor = 3_000;

type ShowAlert = (alert: ScreenAlert) => void;

const AlertContext = createContext<ShowAlert>(() => {});

/** Shows a sentence for three seconds: `showAlert({ kind: 'success', text: 'saved' })`. */
export function useAlert(): ShowAlert {
  return use(AlertContext);
}

interface AlertBannerProps {
  /** What the screen before the last full load left to be said. */
  first: ScreenAlert | null;
  children: ReactNode;
}

/** The banner over all screens. Its live region stays, so that screen readers hear every alert. */
export function AlertBanner({ first, children }: AlertBannerProps) {
  const [alert, setAlert] = useState(first);
  const showAlert = useCallback((next: ScreenAlert) => setAlert({ ...next }), []);

  useEffect(() => {
    if (!alert) return;
    // On a busy machine the next one may be on its way to the screen already.
    const end = () => setAlert((now) => (now === alert ? null : now));
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Its time begins when it is drawn: late on a busy machine, or when somebody looks at this tab again.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(end, shownFor);
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [alert]);

  return (
    <AlertContext value={showAlert}>
      {children}
      <div className={styles.region} role="status">
        {alert && (
          <p className={styles.banner} data-kind={alert.kind}>
            {alert.text}
          </p>
        )}
      </div>
    </AlertContext>
  );
}
