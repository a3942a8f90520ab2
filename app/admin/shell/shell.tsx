import { MantineProvider } from '@mantine/core';
import { setNonce } from 'get-nonce';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { RecentItem } from '../../../domain/api/operations/overview.ts';
import { ReceiptProvider } from '../content/receipt/receipt-context.tsx';
import { useHearBack } from '../ui/dialog/use-back-closes.ts';
import type { ScreenAlert } from './alert.ts';
import { AlertBanner } from './alert-banner.tsx';
import { JumpPalette } from './palette/palette.tsx';
import { usePalette } from './palette/use-palette.ts';
import styles from './shell.module.css';
import { type ListCounts, SideBar } from './side-bar.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { adoptTheme, theme } from './theme.ts';

/** The nonce of this document's policy; only the property holds it, the attribute is hidden. */
function documentNonce(): string {
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
}

if (typeof document !== 'undefined') {
  adoptTheme();
  // The scroll lock of Mantine's modals writes a style element of its own.
  setNonce(documentNonce());
}

/** After a change of screen: scroll to the top (R-2.7-17), focus on the heading (decision D35). */
function useFreshScreens(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    if (!pathname || location.hash) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [pathname]);
}

interface ShellProps {
  email: string;
  alert: ScreenAlert | null;
  counts: ListCounts;
  newEnquiries: Promise<number | null>;
  outdated: Promise<number | null>;
  lastChanges: Promise<RecentItem[]>;
  children: ReactNode;
}

/**
 * What stands around every screen. No Mantine part that writes `<style>` of its own (Grid, SimpleGrid,
 * AppShell, responsive style props): trusted types refuse it, see adoptTheme.
 */
export function Shell({ alert, lastChanges, children, ...sideBar }: ShellProps) {
  useFreshScreens();
  useHearBack();
  const palette = usePalette();
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={documentNonce}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <AlertBanner first={alert}>
        <div className={styles.shell}>
          <SideBar {...sideBar} onJump={palette.open} />
          <main id="main" className={styles.main}>
            <ReceiptProvider>{children}</ReceiptProvider>
          </main>
        </div>
        <JumpPalette isOpen={palette.isOpen} onClose={palette.close} lastChanges={lastChanges} />
        <SignInDialog email={sideBar.email} />
      </AlertBanner>
    </MantineProvider>
  );
}
