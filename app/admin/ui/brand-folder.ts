import { useRouteLoaderData } from 'react-router';
import type { BrandLinks } from '../../../domain/brand/brand-address.ts';

/** Before the address of a drawing, so that it comes in the colours of the brand (R-B-03). */
export function useBrandFolder(): string {
  // What the loader of app/root.tsx answers, which screens do not import.
  const data = useRouteLoaderData('root') as { brand: BrandLinks } | undefined;
  return data?.brand.folder ?? '';
}
