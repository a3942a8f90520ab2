import { useLocation } from 'react-router';
import { apiAction } from '../../api-action.ts';
import { type ItemId, itemKey, removeItem } from '../../item-calls.ts';
import { screenMeta } from '../../screen-meta.ts';
import { savedFilterCalls } from '../../ui/saved-filters/load-saved.ts';
import { useDeleting } from '../../ui/undo/use-deleting.ts';
import { findOpened } from '../editing/newer-draft.ts';
import { Popup } from '../popup/popup.tsx';
import { PopupEditor } from '../popup/popup-editor.tsx';
import { usePopup } from '../popup/use-popup.ts';
import { editorCalls } from '../publishing/publishing-calls.ts';
import type { Route } from './+types/popup-list';
import { ItemList } from './item-list.tsx';
import { type ItemScreen, type LoadedItems, loadItems } from './item-screen.ts';
import { screenAt } from './screen-of.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadItems(screenAt(new URL(request.url).pathname), request);
}

export const clientAction = apiAction(...editorCalls, ...savedFilterCalls);

export function meta({ location }: Route.MetaArgs) {
  return screenMeta(screenAt(location.pathname).texts.screen);
}

/** A list whose items are made and edited in a popup over it, and deleted with one click. */
export default function PopupList({ loaderData }: Route.ComponentProps) {
  const screen = screenAt(useLocation().pathname);
  // Two kinds share this screen, and neither shall see the other's popup.
  return <ListWithPopup key={screen.kind.name} screen={screen} loaded={loaderData} />;
}

interface ListWithPopupProps {
  screen: ItemScreen;
  loaded: LoadedItems;
}

function ListWithPopup({ screen, loaded }: ListWithPopupProps) {
  const { kind, titleOf, texts, extras } = screen;
  const popup = usePopup((id) => findOpened(kind, id));
  const { remove, undo } = useDeleting((id: ItemId) => removeItem(kind, id));
  return (
    <ItemList
      screen={screen}
      loaded={loaded}
      undo={undo}
      onCreate={popup.create}
      onEdit={(item) => popup.edit(itemKey(kind, item) ?? '')}
      onDelete={(item) => remove(itemKey(kind, item) ?? '', titleOf(item))}
    >
      <Popup title={texts.editor} waiting={texts.loadingOne} popup={popup}>
        {(opened) => (
          <PopupEditor
            kind={kind}
            opened={opened}
            categories={loaded.categories}
            extras={extras}
            onClose={popup.close}
          />
        )}
      </Popup>
    </ItemList>
  );
}
