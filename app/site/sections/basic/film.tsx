import type { filmSection } from '../../../../domain/content/sections/kinds/basic/film.ts';
import { drawingAddress } from '../../../../domain/media/drawing.ts';
import { pictureSources } from '../../../../domain/media/picture-sources.ts';
import { useMessages } from '../../../ui/messages.ts';
import { useBranded } from '../../../ui/pictures/brand-folder.ts';
import { Caption } from '../../../ui/pictures/caption.tsx';
import { TextLinkLabel } from '../../../ui/text-link.tsx';
import { type FilmAddress, filmAddress } from '../../film/film-address.ts';
import { FilmFrame } from '../../film/film-frame.tsx';
import { FilmLink } from '../../film/film-link.tsx';
import { FilmPlayer } from '../../film/film-player.tsx';
import { HeadedSection } from '../headed-section.tsx';
import { paragraphsOf } from '../paragraphs.ts';
import type { PageAround, SectionView, SectionViewProps } from '../section-view.ts';
import styles from './film.module.css';
import { onItsGround } from './on-its-ground.ts';

type Props = SectionViewProps<typeof filmSection>;

function FilmSection({ props, page, ...place }: Props) {
  const { text } = useMessages();
  const { heading, caption, transcript, ground } = props;
  const address = filmAddress(props.film?.address ?? '');
  if (!address) return null;
  return (
    <HeadedSection {...place} ground={ground} heading={heading}>
      <figure>
        <Film {...props} address={address} page={page} />
        <Caption>{caption}</Caption>
      </figure>
      {transcript && (
        <details className={styles.transcript}>
          <summary>
            <TextLinkLabel>{text('film.transcript')}</TextLinkLabel>
          </summary>
          {paragraphsOf(transcript).map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </details>
      )}
    </HeadedSection>
  );
}

type FilmProps = Pick<Props['props'], 'film' | 'about' | 'poster'> & {
  address: FilmAddress;
  page: Pick<PageAround, 'drawingSeed' | 'settings'>;
};

function Film({ address, film, about, poster: own, page }: FilmProps) {
  const { text } = useMessages();
  const branded = useBranded();
  const poster = own ?? film?.film?.poster ?? undefined;
  if (address.kind === 'site') {
    const drawn = { src: drawingAddress(page.drawingSeed, 'banner') };
    return <FilmLink {...address} poster={poster ?? drawn} />;
  }
  const { tag } = page.settings.language;
  const vtt = film?.film?.captions;
  return (
    <FilmFrame>
      <FilmPlayer
        src={address.src}
        poster={poster && pictureSources(branded(poster.src)).src}
        aria-label={about || undefined}
        preload={poster ? 'none' : 'metadata'}
      >
        {vtt && (
          <track kind="captions" src={vtt} srcLang={tag} label={text('film.captions')} default />
        )}
      </FilmPlayer>
    </FilmFrame>
  );
}

export const filmView: SectionView<typeof filmSection> = {
  Section: FilmSection,
  ...onItsGround,
};
