import { useRevalidator } from 'react-router';
import { trashDays } from '../../../../domain/content/item.ts';
import { Loaded, outcomeOf } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/trash';
import { findTrash } from './calls.ts';
import { trashTexts as texts } from './texts.ts';
import { TrashTable } from './trash-table.tsx';

export function clientLoader() {
  return { trashed: outcomeOf(findTrash()) };
}

export function meta() {
  return [{ title: texts.title }, { name: 'robots', content: 'noindex' }];
}

export default function Trash({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <PageTitle title={texts.title} />
      <p className="adminLead">{texts.lead(trashDays)}</p>
      <Loaded of={loaderData.trashed} waiting={texts.loading} onRetry={revalidate}>
        {(items) =>
          items.length > 0 ? (
            <TrashTable items={items} />
          ) : (
            <p className="adminEmpty">{texts.empty}</p>
          )
        }
      </Loaded>
    </>
  );
}
