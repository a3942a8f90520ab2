import { type Brand, firstBrand } from '../brand/brand.ts';
import { z } from '../zod.ts';

export interface SiteBrand extends Brand {
  /** '' for the agency's name. */
  wordmark: string;
  nameBeside: 'yes' | 'no';
}

export type BrandField = keyof SiteBrand;

export const firstSiteBrand: SiteBrand = { ...firstBrand, wordmark: '', nameBeside: 'yes' };

/** Whether it shows the name itself; the sign that the product draws does not. */
export function isLogoAlone({ logo: own, nameBeside }: SiteBrand): boolean {
  return own !== null && nameBeside === 'no';
}

/** Bytes of an SVG. */
export const logoLimit = 64 * 1024;

export const logoProblems = {
  kind: 'Please choose an SVG, or a PNG out of the media.',
  size: 'The logo is larger than 64 KB.',
} as const;

const uploadedPng = /^\/media\/[0-9a-f]{32}(-w\d{1,5}(h\d{1,5})?)?\.png$/;

export function isUploadedLogo(logo: string): boolean {
  return uploadedPng.test(logo);
}

function isLogo(logo: string): boolean {
  return isUploadedLogo(logo) || logo.trimStart().startsWith('<');
}

function fits(logo: string): boolean {
  return new TextEncoder().encode(logo).length <= logoLimit;
}

/** What an SVG may hold is checked where it is saved, which rebuilds it. */
export const logo = z
  .string(logoProblems.kind)
  .max(logoLimit, { error: logoProblems.size, abort: true })
  .refine(isLogo, { error: logoProblems.kind, abort: true })
  .refine(fits, logoProblems.size)
  .nullable()
  .meta({ examples: [null] });
