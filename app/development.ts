// First: live reload refuses React that started without its preamble, and islands are React.
import 'virtual:react-router/inject-hmr-runtime';
import './islands.ts';

/** The styles that React Router gathers for a page of its development server. */
function gatheredStyles(): HTMLLinkElement | null {
  return document.querySelector('link[data-react-router-critical-css]');
}

/** Puts the new styles in place before the old ones go, so that nothing flickers. */
function renewStyles(): void {
  const old = gatheredStyles();
  if (!old) {
    location.reload();
    return;
  }
  const address = new URL(old.href);
  address.searchParams.set('time', String(Date.now()));
  const renewed = old.cloneNode() as HTMLLinkElement;
  renewed.href = address.href;
  renewed.addEventListener('load', () => old.remove());
  old.after(renewed);
}

// Public pages are documents: a new one is fetched where an application would be patched.
import.meta.hot?.on('site:changed', () => location.reload());
import.meta.hot?.on('site:styles', renewStyles);
