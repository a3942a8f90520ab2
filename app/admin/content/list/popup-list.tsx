import { deleteItem, findItem, type ItemId, itemKey, type StoredItem } from '../../item-calls.ts';
import { useDeleting } from '../../ui/use-deleting.ts';
import type { FormExtras } from '../editor/form.ts';
import { Popup } from '../popup/popup.tsx';
import { PopupEditor } from '../popup/popup-editor.tsx';
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

/** A list whose items are made and edited in a popup over it, and deleted with one click. */
export function PopupList<Item extends StoredItem>(props: PopupListProps<Item>) {
  const { screen, loaded, title, waiting, extras } = props;
  const { kind, titleOf } = screen;
  const popup = usePopup((id) => findItem(kind, id));
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
        {(item) => (
          <PopupEditor
            kind={kind}
            item={item}
            listed={loaded}
            extras={extras}
            onClose={popup.close}
          />
        )}
      </Popup>
    </ItemList>
  );
}
