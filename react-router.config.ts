import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // All routes are named in the back office's own document; no /__manifest call exists (threat T31).
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
