import { ActionIcon, Badge, Button, Card, Table } from '@mantine/core';
import { useState } from 'react';
import type { TrashedItem } from '../../../../domain/api/content/trash.ts';
import { trashDays } from '../../../../domain/content/item.ts';
import { AdminIcon } from '../../ui/icons.tsx';
import { pageOf } from '../../ui/lists/matching.ts';
import { Pages } from '../../ui/lists/pages.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { timeInWords } from '../../ui/time-in-words.ts';
import { itemTexts, kindNames } from '../texts/items.ts';
import { daysLeft } from './days-left.ts';
import { trashTexts as texts } from './texts.ts';
import { useTrashCalls } from './use-trash-calls.ts';

function keyOf({ kind, item_id }: TrashedItem): string {
  return `${kind} ${item_id}`;
}

export function TrashTable({ items }: { items: TrashedItem[] }) {
  const [asked, setAsked] = useState(1);
  const page = pageOf(items, asked);
  return (
    <>
      <Card padding={0}>
        <Table className="adminTable">
          <Table.Thead>
            <Table.Tr>
              {Object.values(texts.columns).map((name) => (
                <Table.Th key={name}>
                  {name === texts.columns.actions ? (
                    <span className="visuallyHidden">{name}</span>
                  ) : (
                    name
                  )}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {page.items.map((item) => (
              <Row key={keyOf(item)} item={item} />
            ))}
          </Table.Tbody>
        </Table>
      </Card>
      <Pages number={page.number} last={page.last} onChange={setAsked} />
    </>
  );
}

function Row({ item }: { item: TrashedItem }) {
  const { restore, remove, busy, message } = useTrashCalls(item);
  const title = item.title || itemTexts.untitled;
  return (
    <Table.Tr>
      <Table.Td>
        <Badge>{kindNames[item.kind]}</Badge>
      </Table.Td>
      <Table.Td>
        <strong>{title}</strong>
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
        <div className="adminActions">
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
        </div>
      </Table.Td>
    </Table.Tr>
  );
}

/** Days from which on the time left is shown as a warning. */
const soon = 3;

function TimeLeft({ days }: { days: number }) {
  return (
    <span className="trashLeft" data-soon={days <= soon || undefined}>
      <progress value={days} max={trashDays} aria-hidden="true" />
      {days === 0 ? texts.lastDay : texts.left(days)}
    </span>
  );
}
