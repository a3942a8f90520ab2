import { ActionIcon, Button, Textarea, TextInput } from '@mantine/core';
import { type ClipboardEvent, useState } from 'react';
import { sheetLimits } from '../../../../domain/content/location-maker/sheet.ts';
import { AdminIcon } from '../../ui/icons.tsx';
import { Actions, Disclosure, EmptyNote } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useKeptText } from '../journal/use-kept-text.ts';
import styles from './place-table.module.css';
import { makerTexts as texts } from './texts.ts';
import type { MakerDraft } from './use-maker-draft.ts';

/** The rows that came in above moved it away. */
function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
}

/** A cell per input; a table that is pasted into one of them takes the place of all. */
export function PlaceTable({ draft }: { draft: MakerDraft }) {
  const { sheet, pasted } = draft;

  function paste(event: ClipboardEvent) {
    const text = event.clipboardData.getData('text/plain');
    // Lines alone may be the address of one place.
    if (text.includes('\t') && draft.paste(text)) event.preventDefault();
  }

  return (
    <Stack>
      <PasteBox draft={draft} />
      {pasted && (
        <Actions data-gap="small">
          <p key={pasted.rows} ref={bringIntoSight} role="status">
            {texts.pasted(pasted)}
          </p>
          <Button variant="default" size="compact-md" onClick={pasted.undo}>
            {texts.undo}
          </Button>
        </Actions>
      )}
      {sheet.rows.length === 0 && <EmptyNote>{texts.noRows}</EmptyNote>}
      {sheet.rows.length > 0 && (
        <section className={styles.scroll} aria-label={texts.places} onPaste={paste}>
          <table>
            <thead>
              <tr>
                {sheet.columns.map((column) => (
                  <th key={column} scope="col">
                    {column}{' '}
                    <ActionIcon
                      variant="subtle"
                      aria-label={texts.removeColumn(column)}
                      onClick={() => draft.removeColumn(column)}
                    >
                      <AdminIcon name="delete" />
                    </ActionIcon>
                  </th>
                ))}
                <td />
              </tr>
            </thead>
            <tbody>
              {sheet.rows.map(({ id, cells }, at) => (
                <tr key={id}>
                  {sheet.columns.map((column) => (
                    <td key={column}>
                      <TextInput
                        aria-label={texts.cell(column, at + 1)}
                        value={cells[column] ?? ''}
                        maxLength={sheetLimits.cell}
                        dir="auto"
                        onChange={(event) => draft.setCell(id, column, event.currentTarget.value)}
                      />
                    </td>
                  ))}
                  <td>
                    <ActionIcon
                      variant="subtle"
                      aria-label={texts.removeRow(cells[sheet.columns[0] ?? ''] ?? '')}
                      onClick={() => draft.removeRow(id)}
                    >
                      <AdminIcon name="delete" />
                    </ActionIcon>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      <Additions draft={draft} />
    </Stack>
  );
}

function Additions({ draft }: { draft: MakerDraft }) {
  const [column, setColumn] = useState('');
  const { rows, columns } = draft.sheet;
  const name = column.trim();
  return (
    <Actions data-gap="small">
      <Button variant="default" disabled={rows.length >= sheetLimits.rows} onClick={draft.addRow}>
        {texts.addRow}
      </Button>
      <TextInput
        aria-label={texts.columnName}
        placeholder={texts.columnName}
        value={column}
        maxLength={sheetLimits.column}
        onChange={(event) => setColumn(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={name === '' || columns.length >= sheetLimits.columns}
        onClick={() => {
          draft.addColumn(name);
          setColumn('');
        }}
      >
        {texts.addColumn}
      </Button>
    </Actions>
  );
}

function PasteBox({ draft }: { draft: MakerDraft }) {
  const [copied, setCopied] = useKeptText('location-maker-paste');
  const [isEmpty, setEmpty] = useState(false);

  function take() {
    const isTaken = draft.paste(copied);
    setEmpty(!isTaken);
    if (isTaken) setCopied('');
  }

  return (
    <Disclosure>
      <summary>{texts.paste}</summary>
      <Stack>
        {isEmpty && <Failure>{texts.nothingPasted}</Failure>}
        <Textarea
          label={texts.paste}
          description={texts.pasteHint}
          value={copied}
          rows={6}
          maxLength={500_000}
          onChange={(event) => setCopied(event.currentTarget.value)}
        />
        <Actions data-gap="small">
          <Button variant="default" onClick={take}>
            {texts.take}
          </Button>
        </Actions>
      </Stack>
    </Disclosure>
  );
}
