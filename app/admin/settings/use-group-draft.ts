import { useState } from 'react';
import { type SettingsGroup, type SiteSettings, settingsGroups } from '../../../domain/settings.ts';
import { meaningOf, textOf, valueAt, withValueAt } from './field-texts.ts';
import type { FieldPlan } from './plan.ts';

/** Only what differs from the record, by path. */
type Typed = Record<string, string>;

/** The part of the record that a group saves. */
function partOf(group: SettingsGroup, settings: SiteSettings): object {
  const keys = Object.keys(settingsGroups[group].shape);
  return Object.fromEntries(Object.entries(settings).filter(([key]) => keys.includes(key)));
}

/** What is typed into a group's fields and not saved yet. */
export function useGroupDraft(settings: SiteSettings, fields: FieldPlan[]) {
  const [typed, setTyped] = useState<Typed>({});
  const saved = ({ path, kind }: FieldPlan) => textOf(valueAt(settings, path), kind);
  const text = (field: FieldPlan) => typed[field.path] ?? saved(field);
  const changed = fields.filter((field) => text(field) !== saved(field));

  return {
    text,
    isChanged: (field: FieldPlan) => changed.includes(field),
    changes: changed.length,
    type: (path: string, value: string) => setTyped((before) => ({ ...before, [path]: value })),
    discard: () => setTyped({}),
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
