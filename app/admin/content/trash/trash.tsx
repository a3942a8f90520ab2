import {
  deleteTrashedItem,
  listTrash,
  restoreTrashedItem,
} from '../../../../domain/api/content/trash.ts';
import { trashDays } from '../../../../domain/content/item.ts';
import { request } from '../../api.ts';
import { apiAction } from '../../api-action.ts';
import { EmptyNote } from '../../ui/layout/empty-note.tsx';
import { Lead } from '../../ui/layout/lead.tsx';
import { Loaded, outcomeOf } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/trash';
import { trashTexts as texts } from './texts.ts';
import { TrashRows } from './trash-table.tsx';

export function clientLoader() {
  return { trashed: outcomeOf(request(listTrash)) };
}

export const clientAction = apiAction(restoreTrashedItem, deleteTrashedItem);

export function meta() {
  return [{ title: texts.title }, { name: 'robots', content: 'noindex' }];
}

export default function Trash({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={texts.title} />
      <Lead>{texts.lead(trashDays)}</Lead>
      <Loaded of={loaderData.trashed} waiting={texts.loading}>
        {(items) =>
          items.length > 0 ? <TrashRows items={items} /> : <EmptyNote>{texts.empty}</EmptyNote>
        }
      </Loaded>
    </>
  );
}
