import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { slugLimit } from '../../../../domain/content/addresses/slug.ts';
import { placeIn } from '../../../../domain/content/text/place-in.ts';
import { z } from '../../../../domain/zod.ts';
import { CountedTextField } from '../../ui/fields/text-field.tsx';
import { Actions } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { textOfField } from '../editor/draft.ts';
import { useKeptText } from '../journal/use-kept-text.ts';
import { DropPanel } from '../publishing/bar/drop-panel.tsx';
import type { BarEditor } from '../publishing/bar-editor.ts';
import { withPlace } from './place.ts';
import { duplicateTexts as texts } from './texts.ts';
import { useDuplicate } from './use-duplicate.ts';
import { asked, following } from './what-differs.ts';

const placeLimit = 100;

const typedSchema = z.record(z.string(), z.string());

/** By field; `from` and `to` are the places. */
function readTyped(text: string): Record<string, string> {
  try {
    return typedSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The fields that differ on the copy of a location page, proposed from its place. */
export function CopyPanel({ editor, onClose }: { editor: BarEditor; onClose: () => void }) {
  const { kind, id, draft } = editor;
  const { fields } = kind;
  const [place] = useState(() => placeIn(textOfField(draft, 'main_heading')));
  const [text, keep, forget] = useKeptText(`copy-${kind.name}-${id}`);
  const all = readTyped(text);
  const { from = place, to = '', ...typed } = all;
  const change = (name: string, value: string) => keep(JSON.stringify({ ...all, [name]: value }));
  const { duplicate, busy, errors, message, form } = useDuplicate(editor, asked);
  const stored = [...asked, ...following].map((name) => [name, textOfField(draft, name)]);
  const proposed: Record<string, string> = withPlace(Object.fromEntries(stored), { from, to });

  function submit(event: FormEvent) {
    event.preventDefault();
    // Without another place the server finds a free address.
    const { slug_url, ...others } = { ...proposed, ...typed };
    const isNew = slug_url !== textOfField(draft, 'slug_url');
    duplicate(isNew ? { ...others, slug_url: slug_url ?? '' } : others, () => {
      forget();
      onClose();
    });
  }

  return (
    <DropPanel title={texts.title} onClose={onClose}>
      <Stack component="form" ref={form} onSubmit={submit} method="post">
        <CountedTextField
          name="place"
          first
          label={texts.to}
          description={texts.note}
          value={to}
          maxLength={placeLimit}
          onChange={(value) => change('to', value)}
        />
        <CountedTextField
          name="place-before"
          label={texts.from}
          value={from}
          maxLength={placeLimit}
          onChange={(value) => change('from', value)}
        />
        {asked.map((name) => (
          <CountedTextField
            key={name}
            name={name}
            label={fields[name]?.label}
            value={typed[name] ?? proposed[name] ?? ''}
            error={errors[name]}
            maxLength={fields[name]?.limit ?? slugLimit}
            lines={fields[name]?.control === 'lines' ? 2 : undefined}
            onChange={(value) => change(name, value)}
          />
        ))}
        <p>{texts.paragraphs}</p>
        {message && <Failure>{message}</Failure>}
        <Actions>
          <Button type="submit" loading={busy}>
            {texts.create}
          </Button>
          <Button variant="subtle" color="water.9" onClick={onClose}>
            {texts.cancel}
          </Button>
        </Actions>
      </Stack>
    </DropPanel>
  );
}
