import { pictureSources } from '../../../../domain/media/picture-sources.ts';
import styles from './thumbnail.module.css';
import { useFailedPicture } from './use-failed-picture.ts';

/** The small picture of an item; an empty box where it has none. */
export function Thumbnail({ src }: { src: string }) {
  const failing = useFailedPicture(src);
  if (src === '') return <span className={styles.thumbnail} />;
  const picture = pictureSources(src);
  return (
    <img
      {...failing}
      className={styles.thumbnail}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes="112px"
      alt=""
      width={112}
      height={68}
      loading="lazy"
      decoding="async"
    />
  );
}
