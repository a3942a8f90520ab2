import { Button } from '@mantine/core';
import { type FormEvent, useMemo } from 'react';
import { type EditedSettings, updateSettingsOf } from '../../../domain/api/content/settings.ts';
import type { SettingsGroupDefinition } from '../../../domain/settings/group.ts';
import { settingsGroups, type WholeGroup } from '../../../domain/settings/groups/groups.ts';
import type { FormExtras, Frame } from '../content/editor/form.ts';
import { errorsOfForm } from '../content/editor/form-fields.ts';
import { FormGroups } from '../content/editor/form-groups.tsx';
import { plainForm } from '../content/editor/plain-form.ts';
import { JournalStrip } from '../content/journal/journal-strip.tsx';
import { useJournal } from '../content/journal/use-journal.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { takeSiteFacts } from '../site-facts.ts';
import { CardSection } from '../ui/card-section.tsx';
import { Actions } from '../ui/layout/actions.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Failure } from '../ui/loaded.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import styles from './group-form.module.css';
import { SampleMark } from './sample-mark.tsx';
import { settingsTexts as texts } from './texts.ts';
import { useGroupDraft } from './use-group-draft.ts';

/** The card around the form has the title. */
const frame: Frame = { ...plainForm.frame, hasIds: true };

interface GroupFormProps {
  group: WholeGroup;
  edited: EditedSettings;
  onSaved: (edited: EditedSettings) => void;
  /** How its parts stand; absent: without titles. */
  Group?: Frame['Group'];
}

/** A part of the settings with a Save of its own. */
export function GroupForm({ group, edited, onSaved, Group }: GroupFormProps) {
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
  const fields = useMemo(() => Object.keys(definition.fields), [definition]);
  const { form, send, busy, message, errors } = useApiCalls({ fields, reload: false });
  const showAlert = useAlert();
  const { title, note } = definition;

  function submit(event: FormEvent) {
    event.preventDefault();
    const kept = journal.sending();
    const body = draft.body();
    return send(updateSettingsOf(group), { body }, async ({ message: sentence, ...answer }) => {
      await kept();
      takeSiteFacts(answer.settings);
      draft.saved();
      onSaved(answer);
      showAlert({ kind: 'success', text: sentence });
    });
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

  return (
    <CardSection id={group} title={title} note={note}>
      <Stack component="form" gap="large" ref={form} method="post" onSubmit={submit} noValidate>
        <JournalStrip journal={journal} />
        {message && <Failure>{message}</Failure>}
        <FormGroups
          form={{
            ...plainForm,
            ...{ kind: definition, extras, draft: draft.draft },
            frame: Group ? { ...frame, Group } : frame,
            errors: errorsOfForm(definition, errors, draft.draft, true),
            change: draft.change,
          }}
        />
        <SaveRow title={title} changes={draft.changed.length} busy={busy} onDiscard={discard} />
      </Stack>
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
