import type { ReactNode } from 'react';
import { focusDigits } from '../../../domain/media/focus.ts';
import type { SizedPicture } from '../../../domain/media/picture.ts';
import { pictureSources } from '../../../domain/media/picture-sources.ts';
import { placedOn } from '../../../domain/media/placing.ts';
import { useBranded } from './brand-folder.ts';
import { ClientGround } from './client-ground.tsx';
import './focus.css';
import styles from './picture.module.css';
import { Placeholder } from './placeholder.tsx';

interface PictureProps extends SizedPicture {
  /** The same subject in another shape, for this media query. */
  other?: { src: string; media: string };
  sizes?: string;
  priority?: boolean;
  turn?: 'medium' | 'large' | 'none';
  /**
   * 'own': the whole picture. By default the box uses `--picture-ratio` and `--picture-height` of its
   * parent.
   */
  ratio?: 'own';
  /** The colour that a thing stands on; a photograph fills its frame all the same. */
  ground?: string;
  /** Name of the view transition from its card. */
  transitionName?: string;
  /** What lies exactly over the picture, by the class of its place. */
  over?: (className: string | undefined) => ReactNode;
}

export function Picture({ src, other, sizes, priority, ground = '', ...picture }: PictureProps) {
  const branded = useBranded();
  const sources = pictureSources(branded(src));
  const placed = placedOn(ground, { src, ...picture });
  const { width, height } = placed ?? picture;
  return (
    <span
      className={styles.box}
      data-turn={picture.turn}
      data-ratio={picture.ratio}
      data-placed={placed?.placing}
      data-departs={picture.transitionName}
    >
      {placed ? (
        <ClientGround colour={ground} />
      ) : (
        <Placeholder src={src} colours={picture.placeholder} />
      )}
      <picture>
        {/* A photo has one shape only. */}
        {other && other.src !== src && <source media={other.media} srcSet={branded(other.src)} />}
        {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
        <img
          data-focus={picture.focus && focusDigits(picture.focus)}
          className={styles.image}
          src={sources.src}
          srcSet={sources.srcSet}
          sizes={sources.srcSet && sizes}
          alt={picture.alt ?? ''}
          lang={picture.alt ? picture.altLanguage : undefined}
          width={width}
          height={height}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
      {picture.over?.(styles.image)}
    </span>
  );
}
