import type { notFoundSection } from '../../../domain/content/sections/kinds/not-found.ts';
import { NotFound } from '../missing/not-found.tsx';
import { backgroundOf } from './hero-background.ts';
import { linesIn } from './paragraphs.ts';
import type { SectionView, SectionViewProps } from './section-view.ts';

function NotFoundSection({ props, page }: SectionViewProps<typeof notFoundSection>) {
  const { headline, drawing, ...words } = props;
  return (
    <NotFound
      {...words}
      lines={linesIn(headline)}
      background={backgroundOf({ picture: null, drawing }, page.drawingSeed)}
      gone={page.gone ?? null}
    />
  );
}

export const notFoundView: SectionView<typeof notFoundSection> = {
  Section: NotFoundSection,
  ground: 'none',
  isHero: true,
};
