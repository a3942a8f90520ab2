import { useEffect, useState } from 'react';
import {
  findLinksToItem,
  type LinksToItem,
} from '../../../../../domain/api/content/addresses/links-to.ts';
import { hasInvisible } from '../../../../../domain/content/addresses/invisible-marks.ts';
import type { AnyKind } from '../../../../../domain/content/kinds/kinds.ts';
import { request } from '../../../api.ts';
import type { ItemId } from '../../../item-calls.ts';
import { fieldTexts } from '../../texts/fields.ts';
import styles from './address-move.module.css';

interface AddressMoveProps {
  kind: AnyKind;
  /** Null for an item that is not stored yet. */
  id: ItemId | null;
  path: string;
}

/** Below a changed address that visitors have: what links to it, and what becomes of the links. */
export function AddressMove({ kind: { name }, id, path }: AddressMoveProps) {
  const [first] = useState(path);
  const [links, setLinks] = useState<LinksToItem | null>(null);
  const isChanged = id !== null && path !== first;

  useEffect(() => {
    if (!isChanged) return;
    const asking = new AbortController();
    const { signal } = asking;
    request(findLinksToItem, { params: { kind: name, id: String(id) }, signal }).then(
      setLinks,
      // Without an answer nothing is promised; saving does the same.
      () => {},
    );
    return () => asking.abort();
  }, [name, id, isChanged]);

  const address = links?.address ?? null;
  const isMoved = isChanged && links !== null && address !== null && address !== path;
  return (
    <p className={styles.note} role="status">
      {hasInvisible(path) && fieldTexts.marksRemoved}
      {isMoved && fieldTexts.moves(address, links)}
    </p>
  );
}
