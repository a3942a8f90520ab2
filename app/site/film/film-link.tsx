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

// The content policy allows no frame (frame-src 'none'), and nothing is requested from YouTube or
// Vimeo before a click (decision D37).
export function FilmLink({ href, site, poster }: FilmLinkProps) {
  const { text } = useMessages();
  return (
    <FilmFrame component="a" href={href} target="_blank" rel="noopener noreferrer">
      <Picture {...inShape(poster, 'banner')} />
      <FilmControls>
        <span className={styles.play}>
          <Icon name="play" />
        </span>
        <span className={styles.watch}>
          {text('film.watchOn', { site })}
          <span className="visuallyHidden">{` ${text('film.newTab')}`}</span>
        </span>
      </FilmControls>
    </FilmFrame>
  );
}
