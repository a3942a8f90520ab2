import type { ShownStudyItem } from '../../../../domain/content/shown.ts';
import { placedOn } from '../../../../domain/media/placing.ts';

function isPhone({ ground, bannerImage }: ShownStudyItem): boolean {
  return placedOn(ground, bannerImage)?.placing === 'phone';
}

/** The last card of a portfolio is as wide as the page, in which a phone would stand alone. */
export function withWideLast(studies: ShownStudyItem[]): ShownStudyItem[] {
  const wide = studies.findLast((study) => !isPhone(study));
  return wide ? [...studies.filter((study) => study !== wide), wide] : studies;
}
