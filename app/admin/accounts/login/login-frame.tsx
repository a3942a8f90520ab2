import { type ReactNode, useEffect, useSyncExternalStore } from 'react';
import loginPicture from '../../../pictures/login.svg';
import { TextWithBar } from '../../../ui/sections/bar.tsx';
import { Sign } from '../../../ui/sign.tsx';
import { ChunkGuard, tellStarted } from '../../chunk-guard.tsx';
import colorScheme from '../../shell/color-scheme.css?url';
import { useBrandFolder, useLogo } from '../../ui/site-brand.ts';
import styles from './login-frame.module.css';

export const frameLinks = () => {
  return [{ rel: 'stylesheet', href: colorScheme }];
};

const never = () => () => {};

/** False in the server's document and while React takes it over, true from then on. */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * The same elements in the server's document and in the browser, without a loader and its fallback:
 * what somebody types before the script arrives stays in its field.
 */
export function LoginFrame({ heading, children }: { heading: string; children: ReactNode }) {
  const started = useStarted();
  const brandFolder = useBrandFolder();
  const logo = useLogo();
  useEffect(() => {
    if (started) tellStarted();
  }, [started]);
  return (
    <>
      <main id="main" className={styles.login}>
        <div className={styles.side} data-ground="night">
          <img src={brandFolder + loginPicture} alt="" width={900} height={1125} />
          <a className={styles.mark} href="/" aria-label="Home page">
            <Sign logo={logo} />
          </a>
        </div>
        <div className={styles.pane}>
          <h1 className={styles.heading}>
            <TextWithBar text={heading} silent />
          </h1>
          {children}
        </div>
      </main>
      {!started && <ChunkGuard />}
    </>
  );
}
