import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { duplicateItem } from '../../../../domain/api/content/items.ts';
import { editPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { apiAction } from '../../api-action.ts';
import { beginItem, itemKey, removeItem, type StoredItem } from '../../item-calls.ts';
import { screenMeta } from '../../screen-meta.ts';
import { useAlert } from '../../shell/alert-banner.tsx';
import { savedFilterCalls } from '../../ui/saved-filters/load-saved.ts';
import { useUndo } from '../../ui/undo/use-undo.ts';
import { useAttempt } from '../../ui/use-attempt.ts';
import type { Route } from './+types/page-list';
import { ItemList } from './item-list.tsx';
import { type ItemScreen, loadItems } from './item-screen.ts';
import { screenAt } from './screen-of.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadItems(screenAt(new URL(request.url).pathname), request);
}

export const clientAction = apiAction(duplicateItem, ...savedFilterCalls);

export function meta({ location }: Route.MetaArgs) {
  return screenMeta(screenAt(location.pathname).texts.screen);
}

/** A list whose items are edited on pages of their own. */
export default function PageList({ loaderData }: Route.ComponentProps) {
  const screen = screenAt(useLocation().pathname);
  const { kind } = screen;
  const navigate = useNavigate();
  const { create, remove, undo, busy, failure } = useItemCalls(screen);
  return (
    <ItemList
      screen={screen}
      loaded={loaderData}
      undo={undo}
      busy={busy}
      error={failure}
      onCreate={create}
      onEdit={(item) => navigate(editPathOf(kind.name, itemKey(kind, item) ?? ''))}
      onDelete={remove}
    />
  );
}

/** Creating and deleting, with the failure of the last attempt. */
function useItemCalls({ kind, titleOf, texts }: ItemScreen) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const showAlert = useAlert();
  const { busy, failure, attempt } = useAttempt();
  const undo = useUndo();

  function create() {
    return attempt(async () => {
      await navigate(await beginItem(kind));
    });
  }

  async function remove(item: StoredItem) {
    if (!window.confirm(texts.deleteQuestion)) return;
    await attempt(async () => {
      const deletion = await removeItem(kind, itemKey(kind, item) ?? '');
      showAlert({ kind: 'success', text: deletion.message });
      undo.offerUndo({ title: titleOf(item), undo: deletion.undo });
      await revalidate();
    });
  }

  return { create, remove, undo, busy, failure };
}
