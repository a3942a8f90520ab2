import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useCallback } from 'react';
import type { EditedSettings } from '../../../domain/api/content/settings.ts';
import type { SettingsGroupDefinition } from '../../../domain/settings/group.ts';
import { type SettingsGroup, settingsGroups } from '../../../domain/settings/groups/groups.ts';
import type { FormDraft } from '../content/editor/draft.ts';
import type { FormExtras, Frame } from '../content/editor/form.ts';
import { errorsOfForm } from '../content/editor/form-fields.ts';
import { FormGroups } from '../content/editor/form-groups.tsx';
import { plainForm } from '../content/editor/plain-form.ts';
import type { Update } from '../content/editor/use-draft.ts';
import { JournalStrip } from '../content/journal/journal-strip.tsx';
import { useJournal } from '../content/journal/use-journal.ts';
import { MergeDialog } from '../content/merge/merge-dialog.tsx';
import { useAlert } from '../shell/alert-banner.tsx';
import { takeSiteFacts } from '../site-facts.ts';
import { CardSection } from '../ui/card-section.tsx';
import { Actions } from '../ui/layout/layout.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Failure } from '../ui/loaded.tsx';
import styles from './group-form.module.css';
import { SampleMark } from './sample-mark.tsx';
import { settingsTexts as texts } from './texts.ts';
import { useGroupDraft } from './use-group-draft.ts';
import { useGroupSave } from './use-group-save.ts';
import { type OnUnsaved, useUnsavedForm } from './use-unsaved.ts';

/** The card around the form has the title. */
const frame: Frame = { ...plainForm.frame, hasIds: true };

interface GroupFormProps {
  group: SettingsGroup;
  edited: EditedSettings;
  onSaved: (edited: EditedSettings) => void;
  onUnsaved?: OnUnsaved;
  /** How its parts stand, each a card of its own; absent: all in one card. */
  Group?: Frame['Group'];
  amend?: (before: unknown, after: unknown) => unknown;
  note?: (draft: FormDraft) => ReactNode;
  /** Asked before a save; null: nothing. */
  question?: (draft: FormDraft) => Promise<string | null>;
}

export function GroupForm({ group, edited, onSaved, onUnsaved, ...own }: GroupFormProps) {
  const { Group, amend, note: noteOf, question: questionOf } = own;
  const definition: SettingsGroupDefinition = settingsGroups[group];
  const draft = useGroupDraft(definition, edited.settings);
  const journal = useJournal({
    kind: 'setting',
    id: group,
    form: draft.form,
    draft: draft.draft,
    stored: draft.first,
    onTake: draft.take,
  });
  const showAlert = useAlert();
  const { title, note } = definition;
  const saving = useGroupSave({
    group,
    draft,
    journal,
    body: draft.body,
    onSaved(answer, text) {
      takeSiteFacts(answer.settings);
      onSaved(answer);
      showAlert({ kind: 'success', text });
    },
  });
  const { form, busy, message, errors, question, names } = saving;
  useUnsavedForm(group, draft.changed.length > 0, onUnsaved);

  const { change } = draft;
  const amended = useCallback(
    (name: string, update: Update) =>
      change(name, (before) => amend?.(before, update(before)) ?? update(before)),
    [change, amend],
  );

  async function submit(event: FormEvent) {
    event.preventDefault();
    const asked = (await questionOf?.(draft.draft)) ?? null;
    if (asked === null || window.confirm(asked)) await saving.save();
  }

  function discard() {
    journal.leave();
    draft.discard();
  }

  const extras: FormExtras = {
    mark: (name) =>
      edited.samples.includes(draft.pathOf(name)) &&
      !draft.changed.some((one) => `${one}.`.startsWith(`${name}.`)) && <SampleMark />,
  };

  const whole = (
    <Stack component="form" gap="large" ref={form} method="post" onSubmit={submit} noValidate>
      <JournalStrip journal={journal} />
      <MergeDialog question={question} names={names} />
      <FormGroups
        form={{
          ...plainForm,
          kind: definition,
          extras,
          draft: draft.draft,
          frame: Group ? { ...frame, Group } : frame,
          errors: errorsOfForm(definition, errors, draft.draft, true),
          change: amended,
        }}
      />
      {noteOf?.(draft.draft)}
      {message && <Failure>{message}</Failure>}
      <SaveRow title={title} changes={draft.changed.length} busy={busy} onDiscard={discard} />
    </Stack>
  );
  if (Group) return whole;
  return (
    <CardSection id={group} title={title} note={note}>
      {whole}
    </CardSection>
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
        <Button variant="subtle" color="water.9" disabled={busy} onClick={onDiscard}>
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
