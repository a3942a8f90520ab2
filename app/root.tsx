import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
} from 'react-router';
import colorScheme from './admin/shell/color-scheme.js?url';
import familjenGrotesk from './styles/fonts/familjen-grotesk-latin.woff2';
import hankenGrotesk from './styles/fonts/hanken-grotesk-latin.woff2';
import './styles/site.css';
import { IslandLoader } from './ui/island.tsx';
import { usesRouter } from './uses-router.ts';

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = usesRouter(useMatches().map(({ handle }) => handle));
  return (
    // The back office's script sets its colour scheme before React hydrates.
    <html lang="en" dir="ltr" suppressHydrationWarning={hydrates}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {hydrates && <script src={colorScheme} />}
        {[familjenGrotesk, hankenGrotesk].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="alternate" type="application/rss+xml" href="/rss.xml" title="Insights" />
        <Meta />
        <Links />
        {!hydrates && <IslandLoader />}
      </head>
      <body>
        {children}
        {hydrates && <Scripts />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <main id="main">
      <title>The page cannot be shown</title>
      <h1>The page cannot be shown</h1>
      <p>
        {status === 404
          ? 'There is nothing at this address.'
          : 'Something on our side failed. Please try again in a minute.'}
      </p>
      <p>
        <a href="/">Go to the home page</a>
      </p>
    </main>
  );
}
