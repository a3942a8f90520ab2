import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // A screen is one script, so that one place sees it missing (server/framework/vite/retry-route-scripts.ts, R-8-12).
  splitRouteModules: false,
  // All routes are named in the back office's own document; no /__manifest call exists (threat T31).
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
