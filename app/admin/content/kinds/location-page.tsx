import { slugFrom } from '../../../../domain/content/addresses/slug.ts';
import { itemKey } from '../../item-calls.ts';
import type { ItemsProps, KindParts } from '../list/item-screen.ts';
import { locationTexts as texts } from '../texts/location-pages.ts';
import { blockNumbers, filledBlocks } from './location-blocks.ts';
import { LocationCard } from './location-card.tsx';
import styles from './location-page.module.css';

export const locationPageParts: KindParts = {
  texts,
  titleOf: ({ slug_url }) => `/${slugFrom(String(slug_url))}`,
  Items: LocationCards,
  maker: { path: '/admin/location-pages/from-table', name: texts.fromTable },
  extras: {
    notes: { blocks: (draft) => texts.blocksFilled(filledBlocks(draft), blockNumbers.length) },
  },
};

function LocationCards({ shown, screen, categoryOf: _, ...props }: ItemsProps) {
  return (
    <ul className={styles.cards}>
      {shown.map((listed) => (
        <LocationCard key={itemKey(screen.kind, listed.item)} listed={listed} {...props} />
      ))}
    </ul>
  );
}
