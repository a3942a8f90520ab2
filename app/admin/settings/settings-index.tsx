import { settingsGroups, shownGroups } from '../../../domain/settings/groups/groups.ts';
import { mailTexts } from '../inbox/texts/mail-settings.ts';
import { settingsCheckTexts } from '../operations/texts/settings-check.ts';
import { SectionLinks } from '../ui/layout/layout.tsx';
import { categoryTexts, settingsTexts as texts } from './texts.ts';

/** The samples among the fields of a group, a row counted as one. */
function samplesIn(fields: string[], samples: string[]): number {
  return samples.filter((sample) =>
    fields.some((path) => sample === path || sample.startsWith(`${path}.`)),
  ).length;
}

/** Links to the parts of the screen, with the number of samples that are left in each. */
export function SettingsIndex({ samples }: { samples: string[] }) {
  return (
    <SectionLinks aria-label={texts.sections}>
      {shownGroups.map((group) => {
        const { title, fields } = settingsGroups[group];
        const count = samplesIn(Object.keys(fields), samples);
        return (
          <a key={group} href={`#${group}`}>
            {title}
            {count > 0 && <small>{texts.samples(count)}</small>}
          </a>
        );
      })}
      <a href="#categories">{categoryTexts.title}</a>
      <a href="#mail">{mailTexts.title}</a>
      <a href="#installation">{settingsCheckTexts.title}</a>
    </SectionLinks>
  );
}
