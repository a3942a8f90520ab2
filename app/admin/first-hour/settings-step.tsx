import type { EditedSettings } from '../../../domain/api/content/settings.ts';
import type { SettingsGroup } from '../../../domain/settings/groups/groups.ts';
import { GroupForm } from '../settings/group-form.tsx';
import type { OnUnsaved } from '../settings/use-unsaved.ts';
import { Stack } from '../ui/layout/stack.tsx';

export const groupsOfStep = {
  name: ['agency'],
  place: ['region', 'hours'],
  offices: ['offices', 'contact'],
} as const satisfies Record<string, readonly SettingsGroup[]>;

interface SettingsStepProps {
  step: keyof typeof groupsOfStep;
  edited: EditedSettings;
  onSaved: (edited: EditedSettings) => void;
  onUnsaved: OnUnsaved;
}

/** The very forms of Settings; each saves by itself and keeps what was typed. */
export function SettingsStep({ step, ...saving }: SettingsStepProps) {
  return (
    <Stack gap="large">
      {groupsOfStep[step].map((group) => (
        <GroupForm key={group} group={group} {...saving} />
      ))}
    </Stack>
  );
}
