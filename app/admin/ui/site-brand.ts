import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { BrandLinks } from '../../../domain/brand/brand-address.ts';

interface ShownBrand extends BrandLinks {
  icons: string;
  logo: string | null;
}

/** What was published since the document was loaded, whose loader does not run again. */
let published: ShownBrand | null = null;

const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showBrand(brand: ShownBrand): void {
  published = brand;
  for (const listener of listeners) listener();
}

function useBrand(): ShownBrand | undefined {
  // What the loader of app/root.tsx answers, which screens do not import.
  const loaded = (useRouteLoaderData('root') as { brand: ShownBrand } | undefined)?.brand;
  const newer = useSyncExternalStore(
    listen,
    () => published,
    () => null,
  );
  return newer ?? loaded;
}

/** Before the address of a drawing, so that it comes in the colours of the brand (R-B-03). */
export function useBrandFolder(): string {
  return useBrand()?.folder ?? '';
}

/** Null for the sign that the product draws. */
export function useLogo(): string | null {
  return useBrand()?.logo ?? null;
}
