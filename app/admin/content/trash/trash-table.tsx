import { ActionIcon, Badge, Button, Card, Table } from '@mantine/core';
import {
  deleteTrashedItem,
  restoreTrashedItem,
  type TrashedItem,
} from '../../../../domain/api/content/trash.ts';
import { trashDays } from '../../../../domain/content/item.ts';
import { timeInWords } from '../../site-facts.ts';
import { focusHeading } from '../../ui/focus-heading.ts';
import { AdminIcon } from '../../ui/icons.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { RowTable } from '../../ui/layout/row-table.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { announceChange } from '../receipt/changes.ts';
import { itemTexts, kindNames } from '../texts/items.ts';
import { daysLeft } from './days-left.ts';
import { trashTexts as texts } from './texts.ts';
import styles from './trash-table.module.css';

export function TrashRows({ items }: { items: TrashedItem[] }) {
  return (
    <Card padding={0}>
      <RowTable columns={texts.columns}>
        {items.map((item) => (
          <Row key={`${item.kind} ${item.item_id}`} item={item} />
        ))}
      </RowTable>
    </Card>
  );
}

/** A refusal, such as a taken slug, stays in the row. */
function Row({ item }: { item: TrashedItem }) {
  const { kind, item_id: id } = item;
  const { sendAndSay, busy, message } = useApiCalls();
  const title = item.title || itemTexts.untitled;

  function restore() {
    return sendAndSay(restoreTrashedItem, { params: { kind, id } }, () => {
      announceChange(kind, id);
      // The row goes, and the pressed button with it.
      focusHeading();
    });
  }

  function remove() {
    if (!window.confirm(texts.question(title))) return;
    return sendAndSay(deleteTrashedItem, { params: { kind, id } }, focusHeading);
  }

  return (
    <Table.Tr>
      <Table.Td>
        <Badge>{kindNames[item.kind]}</Badge>
      </Table.Td>
      <Table.Td>
        <strong dir="auto">{title}</strong>
        {message && <Failure>{message}</Failure>}
      </Table.Td>
      <Table.Td>
        {item.deleted_by || itemTexts.itself}
        <small>{texts.at(timeInWords(item.deleted_at))}</small>
      </Table.Td>
      <Table.Td>
        <TimeLeft days={daysLeft(item.deleted_at)} />
      </Table.Td>
      <Table.Td>
        <Actions>
          <Button variant="default" loading={busy} onClick={restore}>
            {texts.restore}
            <span className="visuallyHidden">{texts.of(title)}</span>
          </Button>
          <ActionIcon
            color="var(--bad-700)"
            disabled={busy}
            aria-label={texts.remove + texts.of(title)}
            title={texts.remove}
            onClick={remove}
          >
            <AdminIcon name="delete" />
          </ActionIcon>
        </Actions>
      </Table.Td>
    </Table.Tr>
  );
}

/** Days from which on the time left is shown as a warning. */
const soon = 3;

function TimeLeft({ days }: { days: number }) {
  return (
    <span className={styles.left} data-soon={days <= soon || undefined}>
      <progress value={days} max={trashDays} aria-hidden="true" />
      {days === 0 ? texts.lastDay : texts.left(days)}
    </span>
  );
}
