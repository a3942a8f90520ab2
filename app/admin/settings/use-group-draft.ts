import { useCallback, useMemo, useState } from 'react';
import type { Fields } from '../../../domain/content/merge/merge.ts';
import type { SettingsGroupDefinition } from '../../../domain/settings/group.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { formFieldsOf } from '../content/editor/form-fields.ts';
import type { Update } from '../content/editor/use-draft.ts';
import { changedFields } from '../content/journal/fields.ts';
import { bodyOfDraft, draftOfRecord, partOfRecord, pathInRecord } from './group-record.ts';
import { type MergedDrafts, mergedDrafts } from './merged-drafts.ts';

export function useGroupDraft(group: SettingsGroupDefinition, record: SiteSettings) {
  const form = useMemo(() => formFieldsOf(group), [group]);
  // Only what differs from the record, as the journal writes it.
  const [typed, setTyped] = useState<Fields>({});
  const [seen, setSeen] = useState(record);
  // What the form began with stays until it is saved: what others change meanwhile must not pass for it.
  const [base, setBase] = useState(record);
  if (record !== seen) {
    setSeen(record);
    if (Object.keys(typed).length === 0) setBase(record);
  }
  const first = useMemo(() => draftOfRecord(group, base), [group, base]);
  const stored = useMemo(() => form.fieldsOf(first), [form, first]);
  const draft = useMemo(() => form.draftFrom({ ...stored, ...typed }), [form, stored, typed]);
  const changed = useMemo(
    () => Object.keys(changedFields(stored, form.fieldsOf(draft))),
    [form, stored, draft],
  );
  const change = useCallback(
    (name: string, update: Update) =>
      setTyped((before) => {
        const then = form.draftFrom({ ...stored, ...before });
        return changedFields(stored, form.fieldsOf({ ...then, [name]: update(then[name]) }));
      }),
    [form, stored],
  );

  return {
    form,
    first,
    draft,
    changed,
    /** Stays the same function as long as the record is the same. */
    change,
    /** Where the record has what a control or a row of the form is named after. */
    pathOf: (name: string) => pathInRecord(group, name, base),
    discard: () => setTyped({}),
    /** Puts a draft of the journal into the form. */
    take: (taken: typeof draft) => setTyped(changedFields(stored, form.fieldsOf(taken))),
    body: () => ({
      ...bodyOfDraft(group, draft, base),
      before: partOfRecord(group, base),
    }),
    mergedWith: (theirs: SiteSettings) =>
      mergedDrafts(form, { base: first, mine: draft, theirs: draftOfRecord(group, theirs) }),
    /** On top of what somebody else has saved; what was chosen counts as typed. */
    goOn(theirs: SiteSettings, { draftWith }: MergedDrafts, choices: Fields) {
      const now = form.fieldsOf(draftOfRecord(group, theirs));
      setBase(theirs);
      setTyped(changedFields(now, form.fieldsOf(draftWith(choices))));
    },
    /** Forgets what was sent, and nothing that was typed while it was on its way. */
    saved(answer: SiteSettings) {
      const sent = form.fieldsOf(draft);
      const next = form.fieldsOf(draftOfRecord(group, answer));
      setBase(answer);
      setTyped((now) => {
        const shown = form.fieldsOf(form.draftFrom({ ...stored, ...now }));
        return changedFields(next, changedFields(sent, shown));
      });
    },
  };
}

export type GroupDraft = ReturnType<typeof useGroupDraft>;
