import { useRouteLoaderData } from 'react-router';
import type { BrandLinks } from '../../../domain/brand/brand-address.ts';

interface RootData {
  brand: BrandLinks & { logo: string | null };
}

function useBrand(): RootData['brand'] | undefined {
  // What the loader of app/root.tsx answers, which screens do not import.
  return (useRouteLoaderData('root') as RootData | undefined)?.brand;
}

/** Before the address of a drawing, so that it comes in the colours of the brand (R-B-03). */
export function useBrandFolder(): string {
  return useBrand()?.folder ?? '';
}

/** Null for the sign that the product draws. */
export function useLogo(): string | null {
  return useBrand()?.logo ?? null;
}
