import { inShape, type ResolvedPicture } from '../../../../../domain/media/picture.ts';
import { pictureSources } from '../../../../../domain/media/picture-sources.ts';
import { Picture } from '../../../../ui/pictures/picture.tsx';
import { FilmFrame } from '../../../film/film-frame.tsx';
import { StudyVideo } from './study-video.tsx';

interface CaseFilmProps {
  src: string;
  /** Shown before the film starts, and in its place when it cannot be loaded. */
  poster: ResolvedPicture;
  label: string;
  captions: string;
}

/** A film that is not of the picture of its study: in a frame of its own. */
export function CaseFilm({ poster, ...film }: CaseFilmProps) {
  return (
    <FilmFrame data-case-film-frame>
      <StudyVideo {...film} poster={pictureSources(poster.src).src} />
      <div hidden>
        <Picture {...inShape(poster, 'banner')} />
      </div>
    </FilmFrame>
  );
}
