import type { Plugin } from 'vite';

/** What React Router does when the script of a route does not arrive. */
const reloads = /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

/**
 * One more try, past whatever remembers the failure (D40); then the screen that says so. It is handed
 * over and not thrown: React Router waits for ever for a route whose script failed.
 */
const triesAgain = `return (routeModulesCache[route.id] = await import(/* @vite-ignore */ route.module + '?again')
  .catch((error) => window.missingScreen ?? Promise.reject(error)));`;

/**
 * React Router loads the whole document again when the script of a route is missing, which throws
 * away what is typed on the screen that stands. R-8-12 wants a message while the rest goes on working.
 */
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
