import { Table } from '@mantine/core';
import { useSearchParams } from 'react-router';
import type { OldAddressPage, OpenImport } from '../../../domain/api/moving/imports.ts';
import { CardSection } from '../ui/card-section.tsx';
import { Disclosure, EmptyNote } from '../ui/layout/layout.tsx';
import { RowTable } from '../ui/layout/row-table.tsx';
import { Pages } from '../ui/lists/pages.tsx';
import { Loaded, type Outcome } from '../ui/loaded.tsx';
import { importTexts as texts } from './import-texts.ts';

interface AddressCardProps {
  of: OpenImport;
  addresses: Promise<Outcome<OldAddressPage>>;
}

/** What the old site answered at, and what each address will answer here (R-I-06). */
export function AddressCard({ of: { addresses: count }, addresses }: AddressCardProps) {
  const [params, setParams] = useSearchParams();
  const turn = (page: number) =>
    setParams(
      { ...Object.fromEntries(params), addresses: String(page) },
      { preventScrollReset: true },
    );
  const isTurned = params.has('addresses');
  const note = texts.addressNote(count.redirect, count.stays, count.look);
  return (
    <CardSection title={texts.addressesHeading} note={note}>
      <Disclosure open={isTurned}>
        <summary>{texts.allAddresses}</summary>
        <Loaded of={addresses} waiting={texts.loading}>
          {({ items, page, pages }) => (
            <>
              {items.length === 0 ? (
                <EmptyNote>{texts.noEntries}</EmptyNote>
              ) : (
                <Addresses items={items} />
              )}
              <Pages number={page} last={pages} onChange={turn} />
            </>
          )}
        </Loaded>
      </Disclosure>
    </CardSection>
  );
}

function Addresses({ items }: Pick<OldAddressPage, 'items'>) {
  return (
    <RowTable columns={texts.addressColumns} isText>
      {items.map(({ path, target, title, state }) => (
        <Table.Tr key={path}>
          <Table.Td>
            <bdi dir="ltr">{path}</bdi>
            <small>
              <bdi>{title}</bdi>
            </small>
          </Table.Td>
          <Table.Td>{target ? <bdi dir="ltr">{target}</bdi> : texts.unknownTarget}</Table.Td>
          <Table.Td>{texts.addressStates[state]}</Table.Td>
        </Table.Tr>
      ))}
    </RowTable>
  );
}
