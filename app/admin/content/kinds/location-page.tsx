import { slugFrom } from '../../../../domain/content/addresses/slug.ts';
import type { ItemsProps, KindParts } from '../list/item-screen.ts';
import { locationTexts as texts } from '../texts/location-pages.ts';
import { blockNumbers, filledBlocks } from './location-blocks.ts';
import { type ListedLocation, LocationCard } from './location-card.tsx';
import styles from './location-page.module.css';

export const locationPageParts: KindParts = {
  texts,
  titleOf: ({ slug_url }) => `/${slugFrom(String(slug_url))}`,
  Items: LocationCards,
  extras: {
    notes: { blocks: (draft) => texts.blocksFilled(filledBlocks(draft), blockNumbers.length) },
  },
};

function LocationCards({ shown, onEdit, onDelete }: ItemsProps) {
  return (
    <ul className={styles.cards}>
      {shown.map(({ item, isDraft }) => {
        // The fields that the kind's list shows.
        const page = item as ListedLocation;
        return (
          <LocationCard
            key={page.location_id}
            page={page}
            isDraft={isDraft}
            onEdit={() => onEdit(item)}
            onDelete={() => onDelete(item)}
          />
        );
      })}
    </ul>
  );
}
