import { useMemo, useState } from 'react';
import { type SettingsGroup, type SiteSettings, settingsGroups } from '../../../domain/settings.ts';
import { meaningOf, textOf, valueAt, withValueAt } from './field-texts.ts';
import type { FieldPlan } from './plan.ts';

/** Only what differs from the record, by path. */
type Typed = Record<string, string>;

/** The part of the record that a group saves. */
function partOf(group: SettingsGroup, settings: SiteSettings): object {
  // The form has the three networks of the release before.
  const keys = Object.keys(settingsGroups[group].shape).filter((key) => key !== 'networks');
  return Object.fromEntries(Object.entries(settings).filter(([key]) => keys.includes(key)));
}

/** The group's texts as they are stored, by path. */
function textsOf(settings: SiteSettings, fields: FieldPlan[]): Typed {
  return Object.fromEntries(
    fields.map(({ path, kind }) => [path, textOf(valueAt(settings, path), kind)]),
  );
}

/** What is typed into a group's fields and not saved yet. */
export function useGroupDraft(settings: SiteSettings, fields: FieldPlan[]) {
  const [typed, setTyped] = useState<Typed>({});
  const [stored, texts] = useMemo(
    () => [textsOf(settings, fields), { ...textsOf(settings, fields), ...typed }],
    [settings, fields, typed],
  );
  const text = ({ path }: FieldPlan) => texts[path] ?? '';
  const changed = fields.filter(({ path }) => texts[path] !== stored[path]);

  return {
    text,
    isChanged: (field: FieldPlan) => changed.includes(field),
    changes: changed.length,
    type: (path: string, value: string) => setTyped((before) => ({ ...before, [path]: value })),
    discard: () => setTyped({}),
    /** Every text, as it is stored and as it stands in the form. */
    stored,
    texts,
    /** Puts texts into the form. */
    take: setTyped,
    /** The body to send. */
    bodyOf: (group: SettingsGroup) =>
      changed.reduce(
        (body, field) =>
          withValueAt(body, field.path, meaningOf(text(field), field.path, field.kind)),
        partOf(group, settings),
      ),
    /** Forgets what was sent, and nothing that was typed while it was on its way. */
    forget: (sent: Typed) =>
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([path, value]) => sent[path] !== value)),
      ),
    typed,
  };
}
