import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // One script per screen, so that one place notices a missing one (R-8-12).
  splitRouteModules: false,
  // Routes are listed in the document, so there is no /__manifest call (threat T31).
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
