import { Button, Card } from '@mantine/core';
import { useId } from 'react';
import type { LocationPage } from '../../../domain/location-page.ts';
import { slugFrom } from '../../../domain/slug.ts';
import { locationTexts } from '../texts/location-pages.ts';
import { DraftBadge } from '../ui/draft-badge.tsx';

interface LocationCardProps {
  page: LocationPage;
  isDraft: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

export function LocationCard({ page, isDraft, onEdit, onDelete }: LocationCardProps) {
  const urlId = useId();
  const slug = slugFrom(page.slug_url);
  return (
    <Card component="li" className="locationCard">
      <div className="locationUrl">
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
