import { Button } from '@mantine/core';
import { settingsGroups } from '../../../domain/settings/groups/groups.ts';
import { FilledButton, OutlinedButton } from '../content/publishing/bar/bar-actions.tsx';
import { BarActs, BarSays } from '../content/publishing/bar/bar-frame.tsx';
import { InBarPlace } from '../content/publishing/bar/bar-place.tsx';
import { useSaveKeys } from '../content/publishing/bar/use-save-keys.ts';
import { brandTexts as texts } from './texts.ts';
import type { BrandField, BrandForm } from './use-brand-form.ts';

interface BrandBarProps {
  brand: BrandForm;
  /** The id of the form. */
  form: string;
  /** Since when visitors see what they see; null for ever. */
  since: string | null;
}

const { fields } = settingsGroups.brand;

function wordOf(name: BrandField): string {
  return fields[`brand.${name}`]?.label.toLowerCase() ?? name;
}

/** What is not out yet, and the ways on and back. */
export function BrandBar({ brand, form, since }: BrandBarProps) {
  const { changed, steps, busy, undoAll } = brand;
  const isOut = changed.length === 0;

  function publish() {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  }

  useSaveKeys({ onKeep: publish, onSave: publish });

  return (
    <InBarPlace>
      <BarSays
        sign={isOut ? 'published' : 'changed'}
        says={isOut ? texts.isOut : texts.notOut(changed.map(wordOf))}
        notes={[
          since ? texts.visitorsSince(since) : texts.visitorsFirst,
          steps.count > 0 ? texts.steps(steps.count) : '',
        ]}
      />
      <BarActs>
        <Button variant="subtle" color="water.9" disabled={steps.count === 0} onClick={steps.undo}>
          {texts.undo}
        </Button>
        <OutlinedButton
          action={{ label: texts.undoAll, onPress: undoAll }}
          disabled={isOut || busy}
        />
        <FilledButton
          save={texts.publish}
          form={form}
          saving={busy}
          isResting={isOut}
          instead={null}
        />
      </BarActs>
    </InBarPlace>
  );
}
