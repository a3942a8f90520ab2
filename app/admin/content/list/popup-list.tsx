import { getPublishing } from '../../../../domain/api/content/publishing.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { publicStatus } from '../../../../domain/content/publishing.ts';
import { request } from '../../api.ts';
import { deleteItem, findItem, type ItemId, itemKey, type StoredItem } from '../../item-calls.ts';
import { useDeleting } from '../../ui/use-deleting.ts';
import type { FormExtras } from '../editor/form.ts';
import { Popup } from '../popup/popup.tsx';
import { type OpenedItem, PopupEditor } from '../popup/popup-editor.tsx';
import { usePopup } from '../popup/use-popup.ts';
import { ItemList } from './item-list.tsx';
import type { ItemScreen, LoadedItems } from './item-screen.ts';

interface PopupListProps<Item extends StoredItem> {
  screen: ItemScreen<Item>;
  loaded: LoadedItems<Item>;
  title: string;
  /** What is waited for while the item to edit loads, for screen readers. */
  waiting: string;
  extras: FormExtras;
}

/** Whoever cannot be told whether it is public is asked for all that a public one needs. */
async function findOpened(kind: AnyKind, id: ItemId): Promise<OpenedItem> {
  const isPublished = request(getPublishing, { params: { kind: kind.name, id } }).then(
    ({ status }) => status === publicStatus,
    () => false,
  );
  return { item: await findItem(kind, id), isPublished: await isPublished };
}

/** A list whose items are made and edited in a popup over it, and deleted with one click. */
export function PopupList<Item extends StoredItem>(props: PopupListProps<Item>) {
  const { screen, loaded, title, waiting, extras } = props;
  const { kind, titleOf } = screen;
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
      <Popup title={title} waiting={waiting} popup={popup}>
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
