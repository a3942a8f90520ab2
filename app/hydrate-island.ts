import { type ComponentType, createElement } from 'react';
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

export async function hydrate(island: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}', brandFolder: value = '' } = island.dataset;
  const module = await loadIsland(name);
  const Component = module[componentName(name)];
  if (!Component) throw new Error(`${name}.island.tsx exports no ${componentName(name)}.`);
  const part = createElement(Component, JSON.parse(props));
  hydrateRoot(island, createElement(BrandFolder, { value }, part));
}
