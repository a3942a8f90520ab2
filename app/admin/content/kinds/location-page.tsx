import { slugFrom } from '../../../../domain/content/addresses/slug.ts';
import { locationPageKind } from '../../../../domain/content/kinds/location-page.ts';
import type { FormExtras } from '../editor/form.ts';
import { type ItemScreen, type ItemsProps, loadItems } from '../list/item-screen.ts';
import { PopupList } from '../list/popup-list.tsx';
import { locationTexts as texts } from '../texts/location-pages.ts';
import type { Route } from './+types/location-page';
import { blockNumbers, filledBlocks } from './location-blocks.ts';
import { type ListedLocation, LocationCard } from './location-card.tsx';
import styles from './location-page.module.css';

const screen: ItemScreen<ListedLocation> = {
  kind: locationPageKind,
  texts,
  titleOf: ({ slug_url }) => `/${slugFrom(slug_url)}`,
  Items: LocationCards,
};

const extras: FormExtras = {
  notes: { blocks: (draft) => texts.blocksFilled(filledBlocks(draft), blockNumbers.length) },
};

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadItems(screen, request);
}

export function meta() {
  return [{ title: texts.screen }, { name: 'robots', content: 'noindex' }];
}

export default function LocationPages({ loaderData }: Route.ComponentProps) {
  return (
    <PopupList
      screen={screen}
      loaded={loaderData}
      title={texts.popup}
      waiting={texts.loadingOne}
      extras={extras}
    />
  );
}

function LocationCards({ shown, onEdit, onDelete }: ItemsProps<ListedLocation>) {
  return (
    <ul className={styles.cards}>
      {shown.map(({ item, isDraft }) => (
        <LocationCard
          key={item.location_id}
          page={item}
          isDraft={isDraft}
          onEdit={() => onEdit(item)}
          onDelete={() => onDelete(item)}
        />
      ))}
    </ul>
  );
}
