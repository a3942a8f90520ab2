import {
  deleteTrashedItem,
  listTrash,
  restoreTrashedItem,
  trashSorts,
} from '../../../../domain/api/content/trash.ts';
import { trashDays } from '../../../../domain/content/item.ts';
import { request } from '../../api.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { latestPage } from '../../ui/lists/latest-page.ts';
import { listQuery } from '../../ui/lists/list-query.ts';
import { PagedList } from '../../ui/lists/paged-list.tsx';
import { useListQuery } from '../../ui/lists/use-list-query.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/trash';
import { trashTexts as texts } from './texts.ts';
import { TrashRows } from './trash-table.tsx';

export function clientLoader({ request: { url } }: Route.ClientLoaderArgs) {
  const query = listQuery(new URL(url).searchParams, trashSorts);
  return { trashed: latestPage((signal) => request(listTrash, { query, signal })) };
}

export const clientAction = apiAction(restoreTrashedItem, deleteTrashedItem);

export function meta() {
  return screenMeta(texts.title);
}

export default function Trash({ loaderData }: Route.ComponentProps) {
  const list = useListQuery(trashSorts);
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead(trashDays)} />
      <PagedList of={loaderData.trashed} list={list} texts={texts}>
        {({ items }) => <TrashRows items={items} />}
      </PagedList>
    </>
  );
}
