import { Button, NativeSelect, Table } from '@mantine/core';
import { Link } from 'react-router';
import {
  type EntryPage,
  importLedger,
  type LedgerEntry,
  type LedgerView,
  ledgerViews,
  type OpenImport,
} from '../../../domain/api/moving/imports.ts';
import { editPathOf } from '../../../domain/content/kinds/edit-path.ts';
import { isItemKind } from '../../../domain/content/kinds/names.ts';
import { storedKindNamed } from '../../../domain/content/kinds/stored-kinds.ts';
import { kindNames } from '../content/texts/items.ts';
import { CardSection } from '../ui/card-section.tsx';
import { Actions, EmptyNote, Toolbar } from '../ui/layout/layout.tsx';
import { RowTable } from '../ui/layout/row-table.tsx';
import { Pages } from '../ui/lists/pages.tsx';
import { Failure, Loaded, type Outcome } from '../ui/loaded.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import { AskedFields } from './asked-fields.tsx';
import { importTexts as texts } from './import-texts.ts';
import styles from './ledger-card.module.css';
import { PlannedItem } from './plan/planned-item.tsx';
import { SignOf } from './run/sign-of.tsx';

interface LedgerCardProps {
  of: OpenImport;
  entries: Promise<Outcome<EntryPage>>;
  isPlan: boolean;
  view: LedgerView;
  onView: (view: LedgerView) => void;
  onPage: (page: number) => void;
}

const views = ledgerViews.map((value) => ({ value, label: texts.views[value] }));
const planViews = views.filter(({ value }) => value === 'all' || value === 'look');

/** Each thing of the file, and what becomes or became of it. */
export function LedgerCard({ of, entries, isPlan, view, onView, onPage }: LedgerCardProps) {
  const { download, busy, message } = useApiCalls();
  const { import_id: id } = of;
  const { plan, ledger } = texts.ledgerHeading;
  const chosen = (name: string) => ledgerViews.find((one) => one === name) ?? 'all';
  return (
    <CardSection title={isPlan ? plan : ledger}>
      <Toolbar>
        <NativeSelect
          label={texts.view}
          data={isPlan ? planViews : views}
          value={view}
          onChange={(event) => onView(chosen(event.currentTarget.value))}
        />
      </Toolbar>
      {message && <Failure>{message}</Failure>}
      <Loaded of={entries} waiting={texts.loading}>
        {(page) => (
          <>
            {page.found === 0 ? (
              <EmptyNote>{texts.noEntries}</EmptyNote>
            ) : (
              <Entries of={of} entries={page.items} isPlan={isPlan} />
            )}
            <Pages number={page.page} last={page.pages} onChange={onPage} />
          </>
        )}
      </Loaded>
      <Actions>
        <Button
          variant="default"
          loading={busy}
          onClick={() => download(importLedger, { params: { id } }, texts.csvName(id))}
        >
          {texts.csv}
        </Button>
      </Actions>
    </CardSection>
  );
}

interface EntriesProps extends Pick<LedgerCardProps, 'of' | 'isPlan'> {
  entries: LedgerEntry[];
}

function Entries({ of, entries, isPlan }: EntriesProps) {
  return (
    <RowTable columns={isPlan ? texts.planColumns : texts.columns} isText>
      {entries.map((entry) => (
        <Entry key={entry.source_id} of={of} entry={entry} isPlan={isPlan} />
      ))}
    </RowTable>
  );
}

interface EntryProps extends Omit<EntriesProps, 'entries'> {
  entry: LedgerEntry;
}

function Entry({ of, entry, isPlan }: EntryProps) {
  const { title, source_id, kind, item_id, state, reason, notes, address } = entry;
  const path = kind && isItemKind(kind) && item_id !== null ? editPathOf(kind, item_id) : null;
  const isThere = path !== null && state !== 'taken back' && state !== 'dropped';
  const isOwnChoice = of.choices.items[source_id]?.isLeftOut === true;
  const mayChoose = isPlan && entry.what === 'item' && (state === 'planned' || isOwnChoice);
  return (
    <Table.Tr>
      {isPlan || (
        <Table.Td>
          <SignOf entry={entry} />
        </Table.Td>
      )}
      <Table.Td className={styles.thing}>
        {isThere ? (
          <Link to={path}>
            <bdi>{title || source_id}</bdi>
          </Link>
        ) : (
          <bdi>{title || source_id}</bdi>
        )}
      </Table.Td>
      <Table.Td className={styles.became}>
        {kind && kindNames[kind]}
        {kind && address && (
          <small>
            <bdi dir="ltr">{storedKindNamed(kind).address.base + address}</bdi>
          </small>
        )}
      </Table.Td>
      <Table.Td className={styles.state}>
        {isPlan && state === 'planned' ? texts.planned : texts.outcomes[state]}
      </Table.Td>
      <Table.Td className={styles.notes}>
        {reason}
        {notes.map(({ what, became }) => (
          <small key={what + became}>
            <bdi>{what}</bdi>: <bdi>{became}</bdi>
          </small>
        ))}
        {entry.asks.length > 0 && <AskedFields id={of.import_id} source_id={source_id} />}
      </Table.Td>
      {isPlan && <Table.Td>{mayChoose && <PlannedItem of={of} entry={entry} />}</Table.Td>}
    </Table.Tr>
  );
}
