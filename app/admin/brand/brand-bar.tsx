import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { RevisionNote } from '../../../domain/api/content/revisions.ts';
import { historyPath } from '../../../domain/content/kinds/edit-path.ts';
import type { BrandField } from '../../../domain/settings/brand-settings.ts';
import { settingsGroups } from '../../../domain/settings/groups/groups.ts';
import { FilledButton, OutlinedButton } from '../content/publishing/bar/bar-actions.tsx';
import { BarButtons, BarStatus } from '../content/publishing/bar/bar-frame.tsx';
import { InBarPlace } from '../content/publishing/bar/bar-place.tsx';
import { MoreMenu } from '../content/publishing/bar/more-menu.tsx';
import { useSaveKeys } from '../content/publishing/bar/use-save-keys.ts';
import { dayInWords } from '../site-facts.ts';
import { brandsOf } from './earlier/brands-of.ts';
import { EarlierPanel } from './earlier/earlier-panel.tsx';
import { earlierTexts, brandTexts as texts } from './texts.ts';
import type { BrandForm } from './use-brand-form.ts';

interface BrandBarProps {
  brand: BrandForm;
  form: string;
  /** What was published, the newest first; null while nobody can tell. */
  notes: RevisionNote[] | null;
}

const { fields } = settingsGroups.brand;

function wordOf(name: BrandField): string {
  return fields[`brand.${name}`]?.label.toLowerCase() ?? name;
}

export function BrandBar({ brand, form, notes }: BrandBarProps) {
  const { changed, steps, busy, undoAll, settings } = brand;
  const [isOpen, setOpen] = useState(false);
  const { since, earlier } = useMemo(
    () => brandsOf(settings.brand, notes ?? []),
    [settings.brand, notes],
  );
  const isOut = changed.length === 0;

  function publish() {
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) element.requestSubmit();
  }

  useSaveKeys({ form, onKeep: publish, onSave: publish });

  return (
    <InBarPlace>
      <BarStatus
        sign={isOut ? 'published' : 'changed'}
        message={isOut ? texts.isOut : texts.notOut(changed.map(wordOf))}
        notes={[
          notes ? texts.visitors(since && dayInWords(since)) : '',
          steps.count > 0 ? texts.steps(steps.count) : '',
        ]}
      />
      <BarButtons>
        <Button variant="subtle" color="water.9" disabled={steps.count === 0} onClick={steps.undo}>
          {texts.undo}
        </Button>
        <OutlinedButton
          action={{ label: texts.undoAll, onPress: undoAll }}
          disabled={isOut || busy}
        />
        <MoreMenu
          entries={[
            { label: texts.undoAll, onChoose: undoAll, isNarrow: true },
            { label: earlierTexts.title, onChoose: () => setOpen(true) },
            { label: texts.history, href: historyPath('setting', 'site') },
          ]}
        />
        <FilledButton
          save={texts.publish}
          form={form}
          saving={busy}
          isResting={isOut}
          instead={null}
        />
      </BarButtons>
      {isOpen && (
        <EarlierPanel earlier={earlier} onRestore={brand.restore} onClose={() => setOpen(false)} />
      )}
    </InBarPlace>
  );
}
