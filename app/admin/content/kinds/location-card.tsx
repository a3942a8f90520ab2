import { Card } from '@mantine/core';
import { useId } from 'react';
import { slugFrom } from '../../../../domain/content/addresses/slug.ts';
import {
  type LocationPage,
  locationPageKind,
} from '../../../../domain/content/kinds/location-page.ts';
import { CardTitle } from '../../ui/layout/card-title.tsx';
import { SelectBox } from '../bulk/select-box.tsx';
import { bulkTexts } from '../bulk/texts.ts';
import type { ItemsProps } from '../list/item-screen.ts';
import type { Listed } from '../list/list-calls.ts';
import { DeleteButton, DuplicateButton, EditButton } from '../list/rows/card-buttons.tsx';
import { EditLink } from '../list/rows/edit-link.tsx';
import { StandingLine } from '../list/rows/standing-line.tsx';
import { ViewOnSite } from '../list/rows/view-on-site.tsx';
import { locationTexts } from '../texts/location-pages.ts';
import styles from './location-card.module.css';

type ListedLocation = Pick<
  LocationPage,
  'location_id' | 'slug_url' | 'main_heading' | 'highlighted_heading'
>;

interface LocationCardProps extends Omit<ItemsProps, 'shown' | 'screen' | 'categoryOf'> {
  listed: Listed;
}

/** Heading, place, address, where it stands, and when it was changed. */
export function LocationCard(props: LocationCardProps) {
  const { listed, selection, onEdit, onDelete, onDuplicate } = props;
  const { item, address } = listed;
  // The fields that the kind's list shows.
  const page = item as ListedLocation;
  const urlId = useId();
  const slug = slugFrom(page.slug_url);
  return (
    <Card component="li" className={styles.card}>
      <SelectBox
        label={bulkTexts.select(`/${slug}`)}
        checked={selection.has(item)}
        onToggle={() => selection.toggle(item)}
      />
      <div className={styles.text}>
        <CardTitle>
          <EditLink kind={locationPageKind} item={item} onEdit={onEdit}>
            {page.main_heading}
          </EditLink>
        </CardTitle>
        {page.highlighted_heading && <p dir="auto">{page.highlighted_heading}</p>}
        <p className={styles.address}>
          <small>{locationTexts.currentUrl}</small> <b id={urlId}>/{slug}</b>{' '}
          {slug !== page.slug_url && <small>{locationTexts.writtenAs(page.slug_url)}</small>}
        </p>
        <StandingLine kind={locationPageKind} listed={listed} title={`/${slug}`} />
      </div>
      <ViewOnSite address={address} title={`/${slug}`} />
      <DuplicateButton of={urlId} onClick={() => onDuplicate(item)} />
      <EditButton of={urlId} onClick={() => onEdit(item)}>
        {locationTexts.edit}
      </EditButton>
      <DeleteButton of={urlId} onClick={() => onDelete(item)}>
        {locationTexts.delete}
      </DeleteButton>
    </Card>
  );
}
