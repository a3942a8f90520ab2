import type { Plugin } from 'vite';

const reloads = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

// One retry with another address, past a cached failure (D40), then the screen that reports it.
// Resolved, not rejected: React Router waits for ever for a route whose script failed.
const triesAgain = `return (routeModulesCache[route.id] = await import(/* @vite-ignore */ route.module + '?again')
  .catch((error) => window.missingScreen ?? Promise.reject(error)));`;

/** React Router reloads the document instead, which loses what was typed (R-8-12). */
export function retryRouteScripts(): Plugin {
  return {
    name: 'retry-route-scripts',
    apply: 'build',
    transform: {
      filter: { id: /react-router.+routeModules/ },
      handler(code) {
        if (!reloads.test(code)) throw new Error('React Router loads routes in another way now.');
        return code.replace(reloads, () => triesAgain);
      },
    },
  };
}
