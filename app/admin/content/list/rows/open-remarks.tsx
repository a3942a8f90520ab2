import { Link, useSearchParams } from 'react-router';
import type { AnyKind } from '../../../../../domain/content/kinds/kinds.ts';
import { itemKey } from '../../../item-calls.ts';
import { AdminIcon } from '../../../ui/icons.tsx';
import { editPathFrom } from '../../screens.ts';
import { listTexts as texts } from '../../texts/lists.ts';
import type { Listed } from '../list-calls.ts';
import styles from './open-remarks.module.css';

interface OpenRemarksProps {
  kind: AnyKind;
  listed: Listed;
  title: string;
}

/** How many remarks on an item are open; leads to the first of them in its form. */
export function OpenRemarks({ kind, listed: { item, openRemarks }, title }: OpenRemarksProps) {
  const [search] = useSearchParams();
  if (!openRemarks) return null;
  const of = { kind: kind.name, id: itemKey(kind, item) ?? '' };
  return (
    <Link className={styles.remarks} to={editPathFrom(search, of, { remark: 'open' })}>
      <AdminIcon name="remark" />
      {texts.openRemarks(openRemarks)}
      <span className="visuallyHidden">{texts.on(title)}</span>
    </Link>
  );
}
