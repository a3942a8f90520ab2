import { use } from 'react';
import type { heroSection } from '../../../domain/content/sections/kinds/hero.ts';
import { useMessages } from '../../ui/messages.ts';
import { BrandFolder } from '../../ui/pictures/brand-folder.ts';
import { Hero } from '../../ui/sections/hero.tsx';
import { HeroFilm } from '../home/hero-film.tsx';
import { HeroFilmButton } from '../home/hero-film-button.tsx';
import { backgroundOf } from './hero-background.ts';
import { LinkButton } from './link-button.tsx';
import { linesIn } from './paragraphs.ts';
import type { SectionView, SectionViewProps } from './section-view.ts';

/**
 * In two shapes and two formats, see background-video.ts. It is the light on the lines of one drawing, and
 * has the first brand's colours.
 */
const water = { film: '/film/home', background: { picture: null, drawing: 'home' } };

type Props = SectionViewProps<typeof heroSection>;

function HeroSection({ props, page }: Props) {
  const { text } = useMessages();
  const { headline, lead, label, href, size, picture, hasFilm, hasCrumbs } = props;
  const lines = linesIn(headline);
  const own = props.film?.film ? props.film.address : '';
  const mayShowWater = use(BrandFolder) === '';
  const showsWater = !own && !picture?.src && hasFilm && mayShowWater;
  const film = showsWater ? water.film : own;
  return (
    <Hero
      size={size}
      lines={lines.length > 0 ? lines : [page.name]}
      {...backgroundOf(showsWater ? water.background : props, page.drawingSeed)}
      film={film !== '' && <HeroFilm film={film} isLight={showsWater} />}
      crumbs={
        hasCrumbs ? [{ href: '/', label: text('pages.home') }, { label: page.name }] : undefined
      }
    >
      {lead && <p className="lead">{lead}</p>}
      <LinkButton label={label} href={href} />
      {film !== '' && <HeroFilmButton />}
    </Hero>
  );
}

export const heroView: SectionView<typeof heroSection> = {
  Section: HeroSection,
  ground: 'none',
  isHero: true,
};
