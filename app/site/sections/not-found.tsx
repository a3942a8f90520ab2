import type { notFoundSection } from '../../../domain/content/sections/kinds/not-found.ts';
import { useMessages } from '../../ui/messages.ts';
import { NotFound } from '../missing/not-found.tsx';
import { backgroundOf } from './hero-background.ts';
import { linesIn } from './paragraphs.ts';
import type { SectionView, SectionViewProps } from './section-view.ts';

function NotFoundSection({ props, page }: SectionViewProps<typeof notFoundSection>) {
  const { text } = useMessages();
  const { headline, drawing, ...words } = props;
  const lines = linesIn(headline);
  return (
    <NotFound
      {...words}
      lines={lines.length > 0 ? lines : [text('missing.line1'), text('missing.line2')]}
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
