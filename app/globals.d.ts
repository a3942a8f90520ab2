declare module 'virtual:react-router/inject-hmr-runtime';

interface Window {
  /** Replaces the module of a screen whose script did not load. */
  missingScreen?: {
    default: () => import('react').ReactNode;
    clientLoader: () => null;
    clientAction: ReturnType<typeof import('./admin/api-action.ts').apiAction>;
  };
}
