import { type FormEvent, useMemo, useState } from 'react';
import { type EditedSettings, updateSettingsOf } from '../../../domain/api/content/settings.ts';
import type { SiteBrand } from '../../../domain/settings/brand-settings.ts';
import { settingsGroups } from '../../../domain/settings/groups/groups.ts';
import { textOfField } from '../content/editor/draft.ts';
import { errorsOfForm } from '../content/editor/form-fields.ts';
import { useJournal } from '../content/journal/use-journal.ts';
import { useGroupDraft } from '../settings/use-group-draft.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { useApiCalls } from '../ui/use-api-calls.ts';
import { brandTexts as texts } from './texts.ts';
import { useSteps } from './use-steps.ts';

const group = settingsGroups.brand;

const fields = group.schema.shape.brand.shape;

const names = Object.keys(group.fields);

export const publishBrand = updateSettingsOf('brand');

export type BrandField = keyof SiteBrand;

/** What is typed, where it is a value; what is stored, where it is not yet one. */
function shownBrand(typed: object, stored: SiteBrand): SiteBrand {
  const shown = Object.entries(fields).map(([name, schema]) => {
    const { success, data } = schema.safeParse(Object(typed)[name]);
    return [name, success ? data : stored[name as BrandField]];
  });
  return Object.fromEntries(shown);
}

/** The form of the brand, with what is typed in it and how it is published. */
export function useBrandForm(first: EditedSettings) {
  const [edited, setEdited] = useState(first);
  const { settings } = edited;
  const draft = useGroupDraft(group, settings);
  const steps = useSteps(draft);
  const journal = useJournal({
    kind: 'setting',
    id: group.id,
    form: draft.form,
    draft: draft.draft,
    stored: draft.first,
    onTake: steps.take,
  });
  const calls = useApiCalls({ fields: names, reload: false });
  const showAlert = useAlert();
  // A body is made anew with every rendering, from nothing but the draft.
  const sent = JSON.stringify(draft.body());
  const shown = useMemo(
    () => shownBrand(JSON.parse(sent).brand, settings.brand),
    [sent, settings.brand],
  );

  function publish(event: FormEvent) {
    event.preventDefault();
    const kept = journal.sending();
    return calls.send(
      publishBrand,
      { body: JSON.parse(sent) },
      async ({ message: _, ...answer }) => {
        await kept();
        draft.saved();
        steps.clear();
        setEdited(answer);
        showAlert({ kind: 'success', text: texts.published });
      },
    );
  }

  function undoAll() {
    journal.leave();
    steps.clear();
    draft.discard();
  }

  const errors = errorsOfForm(group, calls.errors, draft.draft, true);

  return {
    settings,
    /** As the preview draws it. */
    shown,
    changed: draft.changed.map((path) => path.slice('brand.'.length) as BrandField),
    field: (name: BrandField) => ({
      name: `brand.${name}`,
      value: textOfField(draft.draft, `brand.${name}`),
      error: errors[`brand.${name}`],
      onChange: (typed: string) => steps.change(`brand.${name}`, () => typed),
    }),
    journal,
    steps,
    publish,
    undoAll,
    form: calls.form,
    busy: calls.busy,
    message: calls.message,
  };
}

export type BrandForm = ReturnType<typeof useBrandForm>;
