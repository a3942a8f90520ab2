import { useLocation } from 'react-router';
import { getPublishing } from '../../../../domain/api/content/publishing.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { publicStatus } from '../../../../domain/content/publishing.ts';
import { request } from '../../api.ts';
import { deleteItem, findItem, type ItemId, itemKey } from '../../item-calls.ts';
import { useDeleting } from '../../ui/use-deleting.ts';
import { Popup } from '../popup/popup.tsx';
import { type OpenedItem, PopupEditor } from '../popup/popup-editor.tsx';
import { usePopup } from '../popup/use-popup.ts';
import type { Route } from './+types/popup-list';
import { ItemList } from './item-list.tsx';
import { type ItemScreen, type LoadedItems, loadItems } from './item-screen.ts';
import { screenAt, screenMeta } from './screen-of.ts';

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return loadItems(screenAt(new URL(request.url).pathname), request);
}

export function meta({ location }: Route.MetaArgs) {
  return screenMeta(screenAt(location.pathname).texts.screen);
}

/** A list whose items are made and edited in a popup over it, and deleted with one click. */
export default function PopupList({ loaderData }: Route.ComponentProps) {
  const screen = screenAt(useLocation().pathname);
  // Two kinds share this screen, and neither shall see the other's popup.
  return <ListWithPopup key={screen.kind.name} screen={screen} loaded={loaderData} />;
}

/** Whoever cannot be told whether it is public is asked for all that a public one needs. */
async function findOpened(kind: AnyKind, id: ItemId): Promise<OpenedItem> {
  const isPublished = request(getPublishing, { params: { kind: kind.name, id } }).then(
    ({ status }) => status === publicStatus,
    () => false,
  );
  return { item: await findItem(kind, id), isPublished: await isPublished };
}

interface ListWithPopupProps {
  screen: ItemScreen;
  loaded: LoadedItems;
}

function ListWithPopup({ screen, loaded }: ListWithPopupProps) {
  const { kind, titleOf, texts, extras } = screen;
  const popup = usePopup((id) => findOpened(kind, id));
  const { remove, undo } = useDeleting((id: ItemId) => deleteItem(kind, id));
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
