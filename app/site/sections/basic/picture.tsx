import type { pictureSection } from '../../../../domain/content/sections/kinds/basic/picture.ts';
import { uploadSize } from '../../../../domain/media/named-size.ts';
import { describedThere } from '../../../../domain/media/picture.ts';
import { Caption } from '../../../ui/pictures/caption.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import { onItsGround } from './on-its-ground.ts';
import styles from './picture.module.css';

const sizes = {
  full: '90vw',
  text: '(min-width: 62em) 60vw, 90vw',
  half: '(min-width: 62em) 52vw, 90vw',
} as const;

/** Of a picture whose size is not known. */
const usualSize = { width: 900, height: 720 };

function PictureSection({ props, ...place }: SectionViewProps<typeof pictureSection>) {
  const { picture, alt, caption, ground } = props;
  if (!picture) return null;
  const size = uploadSize(picture.src);
  const isTall = size !== null && size.height > size.width;
  const width = isTall && props.width === 'full' ? 'half' : props.width;
  return (
    <HeadedSection {...place} ground={ground}>
      <figure className={styles.figure} data-width={width}>
        <Picture
          {...describedThere(picture, alt)}
          {...(size ?? usualSize)}
          ratio={size ? 'own' : undefined}
          sizes={sizes[width]}
        />
        <Caption>{caption}</Caption>
      </figure>
    </HeadedSection>
  );
}

export const pictureView: SectionView<typeof pictureSection> = {
  Section: PictureSection,
  ...onItsGround,
};
