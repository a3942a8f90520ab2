import { ActionIcon, Button } from '@mantine/core';
import { AdminIcon } from '../../../ui/icons.tsx';
import { listTexts as texts } from '../../texts/lists.ts';

interface ViewOnSiteProps {
  /** The path of the item's page; null while visitors have none. */
  address: string | null;
  title: string;
  isIcon?: boolean;
}

export function ViewOnSite({ address, title, isIcon = false }: ViewOnSiteProps) {
  if (address === null) return null;
  const label = texts.viewOnSiteOf(title);
  const link = { component: 'a', href: address, target: '_blank', 'aria-label': label } as const;
  if (isIcon) {
    return (
      <ActionIcon {...link} color="water.9">
        <AdminIcon name="open" />
      </ActionIcon>
    );
  }
  return (
    <Button {...link} variant="subtle" color="water.9">
      {texts.viewOnSite}
    </Button>
  );
}
