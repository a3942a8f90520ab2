import type { Plugin, Rolldown } from 'vite';

type ModuleOf = (id: string) => Rolldown.ModuleInfo | null;

const firstScreen = /\/app\/admin\/operations\/portal\//;
/** Screens with forms of content, the largest; what only they share the others need not load. */
const editors = /\/app\/admin\/(brand|content|first-hour|inbox\/saved-answers|menus|settings)\//;
const others = /\/app\/admin\/content\/(history|list\/page-list|redirects|trash)/;

const isEditor = (screen: string) => editors.test(screen) && !others.test(screen);

/** On a client's page only, which may share the chunks of the back office. */
const clientIsland = /\/app\/site\/sign-off\//;

/** All that these modules import, and they themselves. */
function reach(moduleOf: ModuleOf, from: string[], lazy = false): Set<string> {
  const found = new Set<string>();
  const open = [...from];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const module = found.has(id) ? null : moduleOf(id);
    if (!module) continue;
    found.add(id);
    const islands = lazy ? module.dynamicallyImportedIds : [];
    open.push(...module.importedIds, ...islands.filter((island) => !clientIsland.test(island)));
  }
  return found;
}

/** Which part of the shared modules one belongs to, by the screens that use it. */
function part(screens: string[]): string {
  if (screens.some((id) => firstScreen.test(id))) return 'portal';
  return screens.every(isEditor) ? 'forms' : 'screens';
}

/** Names the chunk of each module that screens of the back office share. */
function chunkNames(ids: string[], moduleOf: ModuleOf): Map<string, string> {
  const entries = ids.filter((id) => moduleOf(id)?.isEntry);
  const reached = (wanted: RegExp) =>
    reach(
      moduleOf,
      entries.filter((id) => wanted.test(id)),
    );
  const islands = entries.filter((id) => id.endsWith('/app/islands.ts'));
  // A public page loads these, and nothing else may come along.
  const loaded = reach(moduleOf, islands, true);
  // A public page links the styles of all chunks that its route would import.
  const site = reached(/\/app\/(site\/|root\.tsx)/);
  const signIn = reached(/\/app\/(entry\.client|admin\/accounts\/login\/)/);
  const frame = reached(/\/app\/admin\/layout\.tsx/);
  const lazy = ids
    .flatMap((id) => moduleOf(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => id.includes('/app/admin/'));
  const screens = new Map<string, Set<string>>();
  for (const screen of new Set([...entries.filter((id) => id.includes('/app/admin/')), ...lazy])) {
    for (const id of reach(moduleOf, [screen])) {
      screens.set(id, (screens.get(id) ?? new Set()).add(screen));
    }
  }
  const names = new Map<string, string>();
  for (const [id, users] of screens) {
    if (loaded.has(id) || (site.has(id) && id.includes('.css'))) continue;
    const own = site.has(id) ? 'shared' : 'office';
    if (signIn.has(id)) names.set(id, own);
    else if (frame.has(id)) names.set(id, `${own}-frame`);
    else if (users.size > 1) names.set(id, `${own}-${part([...users])}`);
  }
  return names;
}

/**
 * A few files for what screens of the back office share, instead of a hundred: a file for each set of
 * screens is Rolldown's own way. A chunk imports only chunks of more users, so that none import each other.
 */
export function officeChunks(): Plugin {
  let names = new Map<string, string>();
  return {
    name: 'office-chunks',
    apply: 'build',
    config: () => ({
      environments: {
        client: {
          build: {
            rolldownOptions: {
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: {
                  groups: [
                    {
                      name: (id) => names.get(id) ?? null,
                      includeDependenciesRecursively: false,
                    },
                  ],
                },
              },
            },
          },
        },
      },
    }),
    buildEnd() {
      if (this.environment.config.consumer !== 'client') return;
      names = chunkNames([...this.getModuleIds()], (id) => this.getModuleInfo(id));
    },
  };
}
