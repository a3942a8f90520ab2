import { type FormEvent, useMemo, useState } from 'react';
import type { EditedSettings } from '../../../domain/api/content/settings.ts';
import type { BrandField, SiteBrand } from '../../../domain/settings/brand-settings.ts';
import { colourProblems } from '../../../domain/settings/colour-problems.ts';
import { settingsGroups } from '../../../domain/settings/groups/groups.ts';
import { textOfField } from '../content/editor/draft.ts';
import { errorsOfForm } from '../content/editor/form-fields.ts';
import { useJournal } from '../content/journal/use-journal.ts';
import { draftOfRecord } from '../settings/group-record.ts';
import { useGroupDraft } from '../settings/use-group-draft.ts';
import { useGroupSave } from '../settings/use-group-save.ts';
import { useAlert } from '../shell/alert-banner.tsx';
import { takeBrand } from './preview/take-brand.ts';
import { earlierTexts, brandTexts as texts } from './texts.ts';
import { useSteps } from './use-steps.ts';

const group = settingsGroups.brand;

const fields = group.schema.shape.brand.shape;

/** What is typed, where it is a value; what is stored, where it is not yet one. */
function shownBrand(typed: object, stored: SiteBrand): SiteBrand {
  const shown = Object.entries(fields).map(([name, schema]) => {
    const { success, data } = schema.safeParse(Object(typed)[name]);
    return [name, success ? data : stored[name as BrandField]];
  });
  const brand: SiteBrand = Object.fromEntries(shown);
  const refused = Object.keys(colourProblems(brand)).map((name) => [
    name,
    stored[name as BrandField],
  ]);
  return { ...brand, ...Object.fromEntries(refused) };
}

function picked(brand: SiteBrand, names: BrandField[]): Partial<SiteBrand> {
  return Object.fromEntries(names.map((name) => [name, brand[name]]));
}

/** The form of the brand, with what is typed in it and how it is published. */
export function useBrandForm(first: EditedSettings) {
  const [edited, setEdited] = useState(first);
  const [version, setVersion] = useState(0);
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
  const showAlert = useAlert();
  // A body is made anew with every rendering, from nothing but the draft.
  const sent = JSON.stringify(draft.body());
  const shown = useMemo(
    () => shownBrand(JSON.parse(sent).brand, settings.brand),
    [sent, settings.brand],
  );

  const changed = draft.changed.map((path) => path.slice('brand.'.length) as BrandField);
  const saving = useGroupSave({
    group: group.id,
    draft,
    journal,
    // A stored logo that nobody has changed is not checked again.
    body: () => ({ ...draft.body(), brand: picked(JSON.parse(sent).brand, changed) }),
    onSaved(answer) {
      steps.clear();
      setEdited(answer);
      takeBrand(answer.settings.brand);
      setVersion((before) => before + 1);
      showAlert({ kind: 'success', text: texts.published });
    },
  });

  function publish(event: FormEvent) {
    event.preventDefault();
    return saving.save();
  }

  function restore(earlier: SiteBrand) {
    steps.take(draftOfRecord(group, { ...settings, brand: earlier }));
    showAlert({ kind: 'success', text: earlierTexts.restored });
  }

  function undoAll() {
    journal.leave();
    steps.clear();
    draft.discard();
  }

  const [mark, setMark] = useState<Element | null>(null);
  const errors = errorsOfForm(group, saving.errors, draft.draft, true);

  return {
    settings,
    version,
    shown,
    mark,
    setMark,
    changed,
    field: (name: BrandField) => ({
      name: `brand.${name}`,
      value: textOfField(draft.draft, `brand.${name}`),
      error: errors[`brand.${name}`],
      onChange: (typed: string) => steps.change(`brand.${name}`, () => typed),
    }),
    journal,
    steps,
    publish,
    restore,
    undoAll,
    form: saving.form,
    busy: saving.busy,
    message: saving.message,
    question: saving.question,
    names: saving.names,
  };
}

export type BrandForm = ReturnType<typeof useBrandForm>;
