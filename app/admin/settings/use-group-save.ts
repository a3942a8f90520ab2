import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import {
  type EditedSettings,
  getSettings,
  updateSettingsOf,
} from '../../../domain/api/content/settings.ts';
import { type SettingsGroup, settingsGroups } from '../../../domain/settings/groups/groups.ts';
import { conflict, request } from '../api.ts';
import type { Journal } from '../content/journal/use-journal.ts';
import type { MergeQuestion } from '../content/merge/use-merging.ts';
import { useApiCalls } from '../ui/use-api-calls.ts';
import type { GroupDraft } from './use-group-draft.ts';

interface Saving {
  group: SettingsGroup;
  draft: GroupDraft;
  journal: Journal;
  body: () => object;
  onSaved: (answer: EditedSettings, sentence: string) => void;
}

/** Saves a group on top of what others have saved meanwhile; asks where both changed the same field. */
export function useGroupSave({ group, draft, journal, body, onSaved }: Saving) {
  const fields = useMemo(() => Object.keys(settingsGroups[group].fields), [group]);
  const calls = useApiCalls({ fields, reload: false });
  const [question, setQuestion] = useState<MergeQuestion | null>(null);
  const [chosen, setChosen] = useState(0);

  function save() {
    const kept = journal.sending();
    const input = { body: body() };
    return calls.send(updateSettingsOf(group), input, async ({ message, ...answer }) => {
      await kept();
      draft.saved(answer.settings);
      onSaved(answer, message);
    });
  }

  const ask = useEffectEvent(async () => {
    const { settings } = await request(getSettings);
    const merged = draft.mergedWith(settings);
    const { collisions } = merged;
    // Each is right, but not both together: what is wrong stands at the field.
    if (collisions.length === 0) return draft.goOn(settings, merged, {});
    const answer: MergeQuestion['answer'] = (choices) => {
      setQuestion(null);
      if (choices === null) return;
      draft.goOn(settings, merged, choices);
      setChosen((count) => count + 1);
    };
    setQuestion({ collisions, answer, isShown: true, show: () => {} });
  });

  useEffect(() => {
    // Without an answer, the next attempt asks again.
    if (calls.status === conflict) ask().catch(() => {});
  }, [calls.status]);

  // Only with the choice in the form, so that the journal knows what is sent.
  const saveChosen = useEffectEvent(save);
  useEffect(() => {
    if (chosen > 0) saveChosen();
  }, [chosen]);

  return {
    save,
    form: calls.form,
    busy: calls.busy,
    message: calls.message,
    errors: calls.errors,
    question,
    names: journal.names,
  };
}
