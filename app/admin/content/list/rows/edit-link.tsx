import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { editPathOf, isEditedOnPage } from '../../../../../domain/content/kinds/edit-path.ts';
import type { AnyKind } from '../../../../../domain/content/kinds/kinds.ts';
import { itemKey, type StoredItem } from '../../../item-calls.ts';
import styles from './edit-link.module.css';

interface EditLinkProps {
  kind: AnyKind;
  item: StoredItem;
  onEdit: (item: StoredItem) => void;
  children: ReactNode;
}

/** Another tab or window is asked for. */
function isElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** The heading of an item in a list, which leads to its form: a page, or a popup over the list. */
export function EditLink({ kind, item, onEdit, children }: EditLinkProps) {
  const path = editPathOf(kind.name, itemKey(kind, item) ?? '');
  if (isEditedOnPage(kind.name)) {
    return (
      <Link className={styles.link} to={path}>
        <bdi>{children}</bdi>
      </Link>
    );
  }
  function open(event: MouseEvent) {
    if (isElsewhere(event)) return;
    event.preventDefault();
    onEdit(item);
  }
  return (
    <a className={styles.link} href={path} onClick={open}>
      <bdi>{children}</bdi>
    </a>
  );
}
