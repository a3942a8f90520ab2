import type { ShownStudyItem } from '../../../../domain/content/shown.ts';
import { placedOn } from '../../../../domain/media/placing.ts';

interface PortfolioCard {
  study: ShownStudyItem;
  size: 'large' | 'normal' | 'row';
}

function isPhone({ ground, bannerImage }: ShownStudyItem): boolean {
  return placedOn(ground, bannerImage)?.placing === 'phone';
}

/** A card as wide as the page, in which a phone would stand alone, is another study's. */
function withWideLast(studies: ShownStudyItem[]): ShownStudyItem[] {
  const wide = studies.findLast((study) => !isPhone(study));
  return wide ? [...studies.filter((study) => study !== wide), wide] : studies;
}

/** Rows of two, of three and of one; with fewer studies none stands alone in a row of several. */
export function portfolioCards(studies: ShownStudyItem[]): PortfolioCard[] {
  const { length } = studies;
  const endsWide = length === 1 || length % 3 === 0;
  return (endsWide ? withWideLast(studies) : studies).map((study, index) => {
    if (endsWide && index === length - 1) return { study, size: 'row' };
    return { study, size: index < 2 ? 'large' : 'normal' };
  });
}
