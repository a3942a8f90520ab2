import { filmPlayer } from '../../../domain/content/text/film-player.ts';
import { inShape, type ResolvedPicture } from '../../../domain/media/picture.ts';
import { Icon } from '../../ui/icons.tsx';
import { useMessages } from '../../ui/messages.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { FilmControls, FilmFrame } from './film-frame.tsx';
import styles from './film-link.module.css';

interface FilmLinkProps {
  href: string;
  site: string;
  poster: ResolvedPicture;
}

// Nothing is requested from YouTube or Vimeo before a click, which puts the player in the link's place
// (decision D37, app/site/layout/film-on-request.ts).
export function FilmLink({ href, site, poster }: FilmLinkProps) {
  const { text } = useMessages();
  const player = filmPlayer(href);
  const target = player ? undefined : '_blank';
  return (
    <FilmFrame
      component="a"
      href={href}
      target={target}
      rel="noopener noreferrer"
      data-film={player ?? undefined}
    >
      <Picture {...inShape(poster, 'banner')} />
      <FilmControls>
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        <span className={styles.watch}>
          {text('film.watchOn', { site })}
          {target && <span className="visuallyHidden">{` ${text('film.newTab')}`}</span>}
        </span>
      </FilmControls>
    </FilmFrame>
  );
}
