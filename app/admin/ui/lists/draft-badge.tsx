import { Badge } from '@mantine/core';
import { listTexts } from '../../content/texts/lists.ts';

/** On items that only the back office sees. */
export function DraftBadge() {
  return <Badge color="copper">{listTexts.draft}</Badge>;
}
