import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useMemo } from 'react';
import { type EditedSettings, updateSettingsOf } from '../../../domain/api/content/settings.ts';
import type { SettingsGroup } from '../../../domain/settings.ts';
import { JournalStrip } from '../content/journal/journal-strip.tsx';
import { useJournal } from '../content/journal/use-journal.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { CardSection } from '../ui/card-section.tsx';
import { Actions } from '../ui/layout/actions.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Failure } from '../ui/loaded.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import styles from './group-form.module.css';
import { journalFieldsOf } from './journal-fields.ts';
import type { BlockPlan, FieldPlan } from './plan.ts';
import { SampleMark, SettingField } from './setting-field.tsx';
import { groupTexts, settingsTexts as texts } from './texts.ts';
import { useGroupDraft } from './use-group-draft.ts';

interface GroupFormProps {
  group: SettingsGroup;
  /** The same array as long as the settings are the same. */
  blocks: BlockPlan[];
  edited: EditedSettings;
  onSaved: (edited: EditedSettings) => void;
}

/** A part of the settings with a Save of its own. */
export function GroupForm({ group, blocks, edited, onSaved }: GroupFormProps) {
  const fields = useMemo(() => blocks.flatMap((block) => block.fields), [blocks]);
  const draft = useGroupDraft(edited.settings, fields);
  const journal = useJournal({
    kind: 'setting',
    id: group,
    form: useMemo(() => journalFieldsOf(blocks), [blocks]),
    draft: draft.texts,
    stored: draft.stored,
    onTake: draft.take,
  });
  const { form, send, busy, message, errors } = useApiCalls({
    fields: fields.map(({ path }) => path),
    reload: false,
  });
  const showAlert = useAlert();
  const { title, note } = groupTexts[group];

  function submit(event: FormEvent) {
    event.preventDefault();
    const sent = draft.typed;
    const saved = journal.sending();
    const body = draft.bodyOf(group);
    return send(updateSettingsOf(group), { body }, async ({ message: sentence, ...answer }) => {
      await saved();
      onSaved(answer);
      draft.forget(sent);
      showAlert({ kind: 'success', text: sentence });
    });
  }

  function discard() {
    journal.leave();
    draft.discard();
  }

  const fieldOf = (field: FieldPlan) => (
    <SettingField
      key={field.path}
      plan={field}
      value={draft.text(field)}
      isSample={edited.samples.includes(field.path) && !draft.isChanged(field)}
      error={errorAt(errors, field.path)}
      onChange={(value) => draft.type(field.path, value)}
    />
  );

  return (
    <CardSection id={group} title={title} note={note}>
      <Stack component="form" gap="large" ref={form} method="post" onSubmit={submit} noValidate>
        <JournalStrip journal={journal} />
        {message && <Failure>{message}</Failure>}
        {blocks.map((block) => (
          <Block key={block.path ?? group} block={block} samples={edited.samples}>
            {block.fields.map(fieldOf)}
          </Block>
        ))}
        <SaveRow title={title} changes={draft.changes} busy={busy} onDiscard={discard} />
      </Stack>
    </CardSection>
  );
}

/** The sentence for a field; one for a line of it counts as well. */
function errorAt(errors: Record<string, string>, path: string): string | undefined {
  const name = Object.keys(errors).find((key) => key === path || key.startsWith(`${path}.`));
  return name && errors[name];
}

interface BlockProps {
  block: BlockPlan;
  samples: string[];
  children: ReactNode;
}

function Block({ block: { legend, path }, samples, children }: BlockProps) {
  if (legend === undefined) return <div className={styles.fields}>{children}</div>;
  return (
    <fieldset className={styles.fields}>
      <legend>
        {legend}
        {path && samples.includes(path) && <SampleMark />}
      </legend>
      {children}
    </fieldset>
  );
}

interface SaveRowProps {
  title: string;
  changes: number;
  busy: boolean;
  onDiscard: () => void;
}

function SaveRow({ title, changes, busy, onDiscard }: SaveRowProps) {
  return (
    <Actions>
      <p className={styles.changes}>{changes > 0 && texts.changes(changes)}</p>
      {changes > 0 && (
        <Button variant="subtle" color="water.9" onClick={onDiscard}>
          {texts.discard}
          <span className="visuallyHidden">{texts.saveOf(title)}</span>
        </Button>
      )}
      <Button type="submit" variant={changes > 0 ? 'filled' : 'default'} loading={busy}>
        {texts.save}
        <span className="visuallyHidden">{texts.saveOf(title)}</span>
      </Button>
    </Actions>
  );
}
