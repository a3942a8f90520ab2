import { Button } from '@mantine/core';
import { useRevalidator } from 'react-router';
import { slugFrom } from '../../../../../domain/content/addresses/slug.ts';
import type { LocationPage } from '../../../../../domain/content/kinds/location-page.ts';
import {
  deleteLocationPage,
  findItemStates,
  findLocationPageById,
  findLocationPages,
} from '../../../item-calls.ts';
import { AdminIcon } from '../../../ui/icons.tsx';
import { type Listed, withStates } from '../../../ui/lists/item-states.ts';
import { ListTools } from '../../../ui/lists/list-tools.tsx';
import { Loaded, outcomeOf } from '../../../ui/loaded.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { UndoStrip } from '../../../ui/undo-strip.tsx';
import { useDeleting } from '../../../ui/use-deleting.ts';
import { Popup } from '../../popup/popup.tsx';
import { usePopup } from '../../popup/use-popup.ts';
import { locationTexts } from '../../texts/location-pages.ts';
import type { Route } from './+types/list';
import { LocationForm } from './form.tsx';
import { LocationCard } from './location-card.tsx';

export function clientLoader() {
  const states = findItemStates('location-pages');
  const pages = withStates(findLocationPages(), states, ({ location_id }) => location_id);
  return { pages: outcomeOf(pages) };
}

export function meta() {
  return [{ title: locationTexts.screen }, { name: 'robots', content: 'noindex' }];
}

function textOf({ slug_url, main_heading }: LocationPage): string {
  return `${slugFrom(slug_url)} ${main_heading}`;
}

const orders = {
  [locationTexts.newest]: null,
  [locationTexts.byAddress]: ({ slug_url }: LocationPage) => slugFrom(slug_url),
};

export default function LocationPages({ loaderData: { pages } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const popup = usePopup(findLocationPageById);
  return (
    <>
      <PageTitle title={locationTexts.screen}>
        <Button leftSection={<AdminIcon name="add" />} onClick={popup.create}>
          {locationTexts.create}
        </Button>
      </PageTitle>
      <Loaded of={pages} waiting={locationTexts.loading} onRetry={revalidate}>
        {(listed) => <LocationCards listed={listed} onEdit={popup.edit} />}
      </Loaded>
      <Popup title={locationTexts.popup} waiting={locationTexts.loadingOne} popup={popup}>
        {(page) => <LocationForm page={page} pages={pages} onClose={popup.close} />}
      </Popup>
    </>
  );
}

interface LocationCardsProps {
  listed: Listed<LocationPage>[];
  onEdit: (id: number) => void;
}

function LocationCards({ listed, onEdit }: LocationCardsProps) {
  const { remove, undo } = useDeleting(deleteLocationPage);
  return (
    <>
      <UndoStrip undo={undo} />
      <ListTools
        items={listed}
        textOf={textOf}
        orders={orders}
        label={locationTexts.search}
        empty={locationTexts.empty}
      >
        {(shown) => (
          <ul className="locationCards">
            {shown.map(({ item, isDraft }) => (
              <LocationCard
                key={item.location_id}
                page={item}
                isDraft={isDraft}
                onEdit={() => onEdit(item.location_id)}
                onDelete={() => remove(item.location_id, `/${slugFrom(item.slug_url)}`)}
              />
            ))}
          </ul>
        )}
      </ListTools>
    </>
  );
}
