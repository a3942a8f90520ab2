import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { locationPageKind } from '../../../../domain/content/kinds/location-page.ts';
import { patternProblems } from '../../../../domain/content/location-maker/pattern.ts';
import {
  pageOfRow,
  patternFields,
  sheetLimits,
} from '../../../../domain/content/location-maker/sheet.ts';
import { EmptyNote } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { HtmlAsRead } from '../editions/original/html-as-read.tsx';
import styles from './pattern-form.module.css';
import { patternLabel } from './pattern-label.ts';
import { makerTexts as texts } from './texts.ts';
import type { MakerDraft } from './use-maker-draft.ts';

const { fields } = locationPageKind;

/** A text per field of the page, beside what it makes of one place. */
export function PatternForm({ draft }: { draft: MakerDraft }) {
  const { sheet, pattern } = draft;
  return (
    <div className={styles.pattern}>
      <Stack>
        <p>{texts.patternHelp}</p>
        <p>{texts.columns(sheet.columns)}</p>
        {patternFields.map((name) => {
          const text = pattern[name] ?? '';
          return (
            <Textarea
              key={name}
              label={patternLabel(name)}
              value={text}
              error={patternProblems(text, sheet.columns).join(' ') || undefined}
              maxLength={sheetLimits.field}
              autosize
              minRows={fields[name].control === 'html' ? 3 : 1}
              maxRows={12}
              dir="auto"
              onChange={(event) => draft.setField(name, event.currentTarget.value)}
            />
          );
        })}
      </Stack>
      <Preview draft={draft} />
    </div>
  );
}

function Preview({ draft: { sheet, pattern } }: { draft: MakerDraft }) {
  const [chosen, setChosen] = useState('');
  const row = sheet.rows.find(({ id }) => id === chosen) ?? sheet.rows[0];
  if (!row) return <EmptyNote>{texts.nothingToPreview}</EmptyNote>;
  const page = pageOfRow(pattern, row.cells);
  const [first = ''] = sheet.columns;
  return (
    <section aria-label={texts.preview}>
      <Stack>
        <NativeSelect
          label={`${texts.preview}: ${texts.previewOf}`}
          value={row.id}
          data={sheet.rows.map(({ id, cells }, at) => ({
            value: id,
            label: cells[first] || String(at + 1),
          }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <Stack component="dl" gap="small">
          {patternFields.map((name) => (
            <div key={name}>
              <dt>{patternLabel(name)}</dt>
              <dd dir="auto">
                <ReadText text={page[name] ?? ''} isHtml={fields[name].control === 'html'} />
              </dd>
            </div>
          ))}
        </Stack>
      </Stack>
    </section>
  );
}

function ReadText({ text, isHtml }: { text: string; isHtml: boolean }) {
  if (text === '') return <em>{texts.emptyField}</em>;
  return isHtml ? <HtmlAsRead html={text} /> : text;
}
