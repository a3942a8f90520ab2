import { Button, Card } from '@mantine/core';
import { useId } from 'react';
import { slugFrom } from '../../../../domain/content/addresses/slug.ts';
import type { LocationPage } from '../../../../domain/content/kinds/location-page.ts';
import { DraftBadge } from '../../ui/lists/draft-badge.tsx';
import { locationTexts } from '../texts/location-pages.ts';
import styles from './location-card.module.css';

export type ListedLocation = Pick<LocationPage, 'location_id' | 'slug_url'>;

interface LocationCardProps {
  page: ListedLocation;
  isDraft: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function LocationCard({ page, isDraft, onEdit, onDelete }: LocationCardProps) {
  const urlId = useId();
  const slug = slugFrom(page.slug_url);
  return (
    <Card component="li" className={styles.card}>
      <div className={styles.address}>
        <small>{locationTexts.currentUrl}</small>
        <b id={urlId}>/{slug}</b> {isDraft && <DraftBadge />}
        {slug !== page.slug_url && <small>{locationTexts.writtenAs(page.slug_url)}</small>}
      </div>
      <Button variant="default" aria-describedby={urlId} onClick={onEdit}>
        {locationTexts.edit}
      </Button>
      <Button variant="subtle" color="var(--bad-700)" aria-describedby={urlId} onClick={onDelete}>
        {locationTexts.delete}
      </Button>
    </Card>
  );
}
