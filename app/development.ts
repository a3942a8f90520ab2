// First: React refuses live reload without its preamble, and islands are React.
import 'virtual:react-router/inject-hmr-runtime';
import './islands.ts';

function gatheredStyles(): HTMLLinkElement | null {
  return document.querySelector('link[data-react-router-critical-css]');
}

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

// Public pages are documents and cannot be patched.
import.meta.hot?.on('site:changed', () => location.reload());
import.meta.hot?.on('site:styles', renewStyles);
