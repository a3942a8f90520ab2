import { type ReactNode, use } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { firstBrand } from '../domain/brand/brand.ts';
import { brandLinks, iconFolder } from '../domain/brand/brand-address.ts';
import { logoAddress } from '../domain/brand/logo-address.ts';
import { firstFacesOf } from '../domain/languages/first-faces.ts';
import { hasTallScript } from '../domain/languages/tag.ts';
import { firstLanguage } from '../domain/settings/region.ts';
import { clockFactsOf } from '../domain/settings/site-facts.ts';
import type { Route } from './+types/root';
import colorScheme from './admin/shell/color-scheme.js?url';
import { siteContext } from './context.ts';
import rightToLeftStyles from './styles/right-to-left.css?url';
import './styles/site.css';
import { lastResort } from '../domain/messages/en/failures.ts';
import type { Messages } from '../domain/messages/messages.ts';
import tallScriptStyles from './styles/tall-scripts.css?url';
import { FirstPaint, IslandLoader, PrefetchRules } from './ui/island.tsx';
import { localeOf, PageLanguage } from './ui/languages/page-language.ts';
import { PageMessages } from './ui/messages.ts';
import { usesRouter } from './uses-router.ts';

/** While the settings cannot be read, the last-resort page and the back office do without them. */
export async function loader({ context }: Route.LoaderArgs) {
  const { queries, newPasswordLength } = context.get(siteContext);
  const settings = await queries.findSiteSettings().catch(() => null);
  const brand = settings?.brand ?? firstBrand;
  return {
    brand: { ...brandLinks(brand), icons: iconFolder(brand), logo: logoAddress(brand) },
    name: settings?.name,
    facts: settings && clockFactsOf(settings),
    newPasswordLength,
  };
}

/** The back office hears of its own changes (app/admin/site-facts.ts). */
export function shouldRevalidate() {
  return false;
}

export function Layout({ children }: { children: ReactNode }) {
  const hydrates = usesRouter(useMatches().map(({ handle }) => handle));
  const site = useRouteLoaderData<typeof loader>('root');
  const { sheet = null, faces = [], icons = '', bars } = site?.brand ?? {};
  // After the stylesheet: the fallback has the same widths (domain/brand/face-files.ts).
  const latinFaces = faces.map((path) => ({ path, isLater: true }));
  // The back office speaks English.
  const languages = use(PageLanguage);
  const page = hydrates ? undefined : languages?.current;
  const own = use(PageMessages);
  const messages = hydrates ? null : own;
  const language = page?.tag ?? firstLanguage.tag;
  return (
    // The back office's script sets its colour scheme before React hydrates.
    <html
      lang={language}
      dir={page?.direction ?? 'ltr'}
      data-site={hydrates && site?.facts ? JSON.stringify(site.facts) : undefined}
      suppressHydrationWarning={hydrates}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {hydrates && <script src={colorScheme} />}
        {[...latinFaces, ...firstFacesOf(language)].map(({ path, isLater }) => (
          <link
            key={path}
            rel="preload"
            href={path}
            as="font"
            type="font/woff2"
            crossOrigin=""
            fetchPriority={isLater ? 'low' : undefined}
          />
        ))}
        <link rel="icon" href={`${icons}/favicon.ico`} sizes="32x32" />
        <link rel="icon" href={`${icons}/favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${icons}/apple-touch-icon.png`} />
        <link rel="manifest" href="/site.webmanifest" />
        {messages && (
          <link
            rel="alternate"
            type="application/rss+xml"
            href={`${page?.prefix ?? ''}/rss.xml`}
            title={messages.text('lists.insights')}
          />
        )}
        {!hydrates && site?.name && bars && (
          <>
            <meta name="theme-color" content={bars.light} media="(prefers-color-scheme: light)" />
            <meta name="theme-color" content={bars.dark} media="(prefers-color-scheme: dark)" />
            <meta property="og:site_name" content={site.name} />
            <meta property="og:locale" content={localeOf(language)} />
          </>
        )}
        <Meta />
        {!hydrates && <FirstPaint />}
        <Links />
        {sheet && <link rel="stylesheet" href={sheet} />}
        {page?.direction === 'rtl' && <link rel="stylesheet" href={rightToLeftStyles} />}
        {page && hasTallScript(page.tag) && <link rel="stylesheet" href={tallScriptStyles} />}
        {!hydrates && <IslandLoader />}
      </head>
      <body>
        {children}
        {hydrates ? <Scripts /> : <PrefetchRules />}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** The back office, which has no messages in a browser, takes the English ones. */
function useLastWords(): Messages['lastResort'] {
  const messages = use(PageMessages);
  if (!messages) return lastResort;
  const { text } = messages;
  return {
    title: text('lastResort.title'),
    nothing: text('lastResort.nothing'),
    failed: text('lastResort.failed'),
    home: text('lastResort.home'),
  };
}

export function ErrorBoundary() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const words = useLastWords();
  return (
    <main id="main">
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p>{status === 404 ? words.nothing : words.failed}</p>
      <p>
        <a href="/">{words.home}</a>
      </p>
    </main>
  );
}
