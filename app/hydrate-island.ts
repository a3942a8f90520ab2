import {
  type ComponentType,
  createElement,
  type PropsWithChildren,
  startTransition,
  useEffect,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrandFolder } from './ui/pictures/brand-folder.ts';

type IslandModule = Record<string, ComponentType<object>>;

const modules = import.meta.glob<IslandModule>('./**/*.island.tsx');

function loadIsland(name: string): Promise<IslandModule> {
  const path = Object.keys(modules).find((key) => key.endsWith(`/${name}.island.tsx`));
  const load = path && modules[path];
  return load ? load() : Promise.reject(new Error(`There is no island named ${name}.`));
}

function componentName(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/**
 * React answers these at a root that is not hydrated yet by hydrating all of it in the event. No
 * island needs them that early: fields are read once it is awake.
 */
const typing = ['keydown', 'keypress', 'keyup', 'input', 'textInput'];

/** Registered on the root before React's own listeners. */
function skipTyping(island: HTMLElement): () => void {
  const hydrated = new AbortController();
  const skip = (event: Event) => event.stopImmediatePropagation();
  for (const type of typing) {
    island.addEventListener(type, skip, { capture: true, signal: hydrated.signal });
  }
  return () => hydrated.abort();
}

function Hydrated({ onReady, children }: PropsWithChildren<{ onReady: () => void }>) {
  useEffect(onReady, [onReady]);
  return children;
}

export async function hydrate(island: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}', brandFolder: value = '' } = island.dataset;
  const module = await loadIsland(name);
  const Component = module[componentName(name)];
  if (!Component) throw new Error(`${name}.island.tsx exports no ${componentName(name)}.`);
  const part = createElement(Component, JSON.parse(props));
  const sent = Array.from(island.childNodes, (node) => node.cloneNode(true));
  const stopSkipping = skipTyping(island);
  const onReady = () => {
    stopSkipping();
    island.dataset.awake = 'ready';
  };
  const whole = createElement(Hydrated, { onReady }, part);
  // Otherwise React hydrates all of it in one task, however long keys have to wait for that.
  startTransition(() => {
    hydrateRoot(island, createElement(BrandFolder, { value }, whole), {
      // React empties the island; what the server sent can be read, and a form sent, without script.
      onUncaughtError(error) {
        island.replaceChildren(...sent);
        reportError(error);
      },
    });
  });
}
