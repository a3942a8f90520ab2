import type { gallerySection } from '../../../../domain/content/sections/kinds/basic/gallery.ts';
import { describedThere } from '../../../../domain/media/picture.ts';
import { Caption } from '../../../ui/pictures/caption.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { HeadedSection } from '../headed-section.tsx';
import type { SectionView, SectionViewProps } from '../section-view.ts';
import styles from './gallery.module.css';
import { onItsGround } from './on-its-ground.ts';

const size = { width: 800, height: 600 };

const sizes = {
  2: '(min-width: 48em) 45vw, 90vw',
  3: '(min-width: 48em) 30vw, 45vw',
  4: '(min-width: 48em) 22vw, 45vw',
} as const;

function GallerySection({ props, ...place }: SectionViewProps<typeof gallerySection>) {
  const { heading, columns, pictures, ground } = props;
  return (
    <HeadedSection {...place} ground={ground} heading={heading}>
      <ul className={styles.pictures} data-columns={columns}>
        {pictures.map(
          ({ id, picture, alt, caption }) =>
            picture && (
              <li key={id}>
                <figure>
                  <Picture {...describedThere(picture, alt)} {...size} sizes={sizes[columns]} />
                  <Caption>{caption}</Caption>
                </figure>
              </li>
            ),
        )}
      </ul>
    </HeadedSection>
  );
}

export const galleryView: SectionView<typeof gallerySection> = {
  Section: GallerySection,
  ...onItsGround,
};
