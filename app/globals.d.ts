/** React Router's live-reload preamble; exists in development only. */
declare module 'virtual:react-router/inject-hmr-runtime';

interface Window {
  /** What React Router gets in place of the module of a screen that did not arrive. */
  missingScreen?: { default: () => import('react').ReactNode; clientLoader: () => null };
}
