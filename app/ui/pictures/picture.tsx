import type { SizedPicture } from '../../../domain/media/picture.ts';
import { pictureSources } from '../../../domain/media/picture-sources.ts';
import styles from './picture.module.css';
import { Placeholder } from './placeholder.tsx';

interface PictureProps extends SizedPicture {
  /** The same subject in another shape, shown where this media query holds. */
  other?: { src: string; media: string };
  /** How wide the picture stands in the page, as in `img sizes`. */
  sizes?: string;
  /** In the first screen: fetched at once and first. */
  priority?: boolean;
  turn?: 'medium' | 'large' | 'none';
  /** Without it the box takes `--picture-ratio` and `--picture-height` from around it. */
  ratio?: 'card' | 'blog' | 'list' | 'banner' | 'film' | 'wide' | 'tall' | 'strip';
  /** Name under which the picture travels to the next page when its card is clicked. */
  transitionName?: string;
}

/** A picture in its box with one turned corner; it fills the box and is cut, never bent. */
export function Picture({ src, other, sizes, priority, ...picture }: PictureProps) {
  const sources = pictureSources(src);
  return (
    <span
      className={styles.box}
      data-turn={picture.turn}
      data-ratio={picture.ratio}
      data-departs={picture.transitionName}
    >
      <Placeholder src={src} colours={picture.placeholder} />
      <picture>
        {/* A photo has one shape only. */}
        {other && other.src !== src && <source media={other.media} srcSet={other.src} />}
        {sources.avif && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
        <img
          data-focus={picture.focus}
          className={styles.image}
          src={sources.src}
          srcSet={sources.srcSet}
          sizes={sources.srcSet && sizes}
          alt={picture.alt ?? ''}
          width={picture.width}
          height={picture.height}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </span>
  );
}
