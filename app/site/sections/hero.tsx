import type { heroSection } from '../../../domain/content/sections/kinds/hero.ts';
import { drawingAddress, drawingSeedOfPath, pictureFor } from '../../../domain/media/drawing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Hero } from '../../ui/sections/hero.tsx';
import { HeroFilm, HeroFilmButton } from '../home/hero-film.tsx';
import { drawingNamed } from './drawings.ts';
import { linesOf } from './paragraphs.ts';
import type { SectionView, SectionViewProps } from './section-view.ts';

type Props = SectionViewProps<typeof heroSection>;

/** The editor's picture, a bundled drawing, or one that is made from the page's address. */
function backgroundOf({ picture, drawing }: Props['props'], path: string) {
  const seed = drawingSeedOfPath(path);
  const own = picture?.src ?? '';
  if (own === '' && drawing !== '') {
    const wide = drawingNamed(`${drawing}-hero`);
    const tall = drawingNamed(`${drawing}-hero-tall`);
    if (wide && tall) return { wide, tall };
  }
  return {
    wide: own || drawingAddress(seed, 'hero'),
    tall: pictureFor(own, seed, 'hero-tall'),
    ...(picture && { details: picture }),
  };
}

function HeroSection({ props, page }: Props) {
  const { headline, lead, label, href, size, hasFilm, hasCrumbs } = props;
  return (
    <Hero
      size={size}
      lines={linesOf(headline)}
      {...backgroundOf(props, page.path)}
      film={hasFilm && <HeroFilm />}
      crumbs={hasCrumbs ? [{ href: '/', label: 'Home' }, { label: page.name }] : undefined}
    >
      {lead && <p className="lead">{lead}</p>}
      {label && href && <ButtonLink href={href}>{label}</ButtonLink>}
      {hasFilm && <HeroFilmButton />}
    </Hero>
  );
}

export const heroView: SectionView<typeof heroSection> = { Section: HeroSection, ground: 'none' };
