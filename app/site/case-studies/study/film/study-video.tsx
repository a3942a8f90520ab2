import { use } from 'react';
import { IsFramed } from '../../../../ui/framed.ts';
import { PageLanguage } from '../../../../ui/languages/page-language.ts';
import { useBranded } from '../../../../ui/pictures/brand-folder.ts';

interface StudyVideoProps {
  src: string;
  label: string;
  /** Address of a WebVTT file; empty without. */
  captions: string;
  poster?: string;
  width?: number;
  height?: number;
  className?: string;
}

/**
 * Muted and without controls: film-controls.ts starts it and shows its words (specification §2.5). Where
 * no script runs, film-bar.tsx links to it; in a frame without scripts its first picture stands for it.
 */
export function StudyVideo({ label, captions, ...video }: StudyVideoProps) {
  // A film speaks the language of origin on every page.
  const origin = use(PageLanguage)?.all[0];
  const branded = useBranded();
  const poster = video.poster && branded(video.poster);
  const preload = use(IsFramed) ? 'metadata' : 'none';
  return (
    <video
      {...video}
      data-case-film
      aria-label={label}
      muted
      playsInline
      preload={preload}
      poster={poster}
    >
      {captions && (
        <track kind="captions" src={captions} srcLang={origin?.tag} label={origin?.name} />
      )}
    </video>
  );
}
