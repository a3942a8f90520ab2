import { ActionIcon, Table } from '@mantine/core';
import { Link } from 'react-router';
import {
  deleteRedirectCall,
  type Redirect,
} from '../../../../domain/api/content/addresses/redirects.ts';
import { readableAddress } from '../../../../domain/content/addresses/address.ts';
import { editPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { isItemKind } from '../../../../domain/content/kinds/names.ts';
import { timeInWords } from '../../site-facts.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { AdminIcon } from '../../ui/icons.tsx';
import { RowTable } from '../../ui/layout/row-table.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { itemTexts, kindNames } from '../texts/items.ts';
import styles from './redirect-table.module.css';
import { redirectTexts as texts } from './texts.ts';

export function RedirectRows({ redirects }: { redirects: Redirect[] }) {
  return (
    <div className={styles.table}>
      <RowTable columns={texts.columns}>
        {redirects.map((redirect) => (
          <Row key={redirect.redirect_id} redirect={redirect} />
        ))}
      </RowTable>
    </div>
  );
}

function Row({ redirect }: { redirect: Redirect }) {
  const { path, kind, isWaiting, made_by, made_at, hits, last_hit_at } = redirect;
  const { sendAndSay, message } = useApiCalls();

  function remove() {
    if (!window.confirm(texts.question(path))) return;
    return sendAndSay(deleteRedirectCall, { params: { id: redirect.redirect_id } }, focusHeading);
  }

  return (
    <Table.Tr>
      <Table.Td>
        <a href={path} target="_blank" rel="noreferrer">
          {path}
        </a>
        {isWaiting && <small>{texts.waiting}</small>}
        {message && <Failure>{message}</Failure>}
      </Table.Td>
      <Table.Td>
        <Goal redirect={redirect} />
      </Table.Td>
      <Table.Td>
        {kind ? texts.renamed(kindNames[kind]) : texts.byHand(made_by || itemTexts.itself)}
        <small>{texts.since(timeInWords(made_at))}</small>
      </Table.Td>
      <Table.Td>
        {texts.uses(hits)}
        {last_hit_at && <small>{texts.lastHit(timeInWords(last_hit_at))}</small>}
      </Table.Td>
      <Table.Td>
        <ActionIcon color="var(--bad-700)" aria-label={texts.remove(path)} onClick={remove}>
          <AdminIcon name="delete" />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
}

/** An item by its title, which stays when it is renamed. */
function Goal({ redirect: { target, kind, item_id, title } }: { redirect: Redirect }) {
  if (target !== null) return <strong>{readableAddress(target)}</strong>;
  if (!kind || !item_id) return <strong>{texts.isGone}</strong>;
  if (title === null) return <strong>{texts.itemGone(kindNames[kind])}</strong>;
  return (
    <>
      {isItemKind(kind) ? (
        <Link to={editPathOf(kind, item_id)}>{title || itemTexts.untitled}</Link>
      ) : (
        <strong>{title || itemTexts.untitled}</strong>
      )}
      <small>{kindNames[kind]}</small>
    </>
  );
}
