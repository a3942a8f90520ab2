import { firstBrand } from '../brand/brand.ts';
import { colourRefusal } from '../brand/colour-refusal.ts';
import type { BrandColours } from '../brand/palette.ts';

const colourNames = ['accent', 'ground', 'deep'] as const;

/** A sentence for each colour of which no page can be made (R-B-02). */
export function colourProblems(colours: BrandColours): Partial<Record<keyof BrandColours, string>> {
  const problems = colourNames.flatMap((name) => {
    const problem = colourRefusal({ ...firstBrand, [name]: colours[name] });
    return problem ? [[name, problem] as const] : [];
  });
  return Object.fromEntries(problems);
}
