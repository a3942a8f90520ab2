import type { SettingsGroup } from '../../../domain/settings.ts';
import { mailTexts } from '../inbox/texts/mail-settings.ts';
import { settingsCheckTexts } from '../operations/texts/settings-check.ts';
import { SectionLinks } from '../ui/layout/section-links.tsx';
import type { BlockPlan } from './plan.ts';
import { categoryTexts, groupTexts, settingsTexts as texts } from './texts.ts';

/** The samples among the fields and blocks of a part. */
function samplesIn(blocks: BlockPlan[], samples: string[]): number {
  const paths = blocks.flatMap(({ path, fields }) => [path, ...fields.map((field) => field.path)]);
  return samples.filter((sample) => paths.includes(sample)).length;
}

interface SectionListProps {
  plan: [SettingsGroup, BlockPlan[]][];
  samples: string[];
}

/** Links to the parts of the screen, with the number of samples that are left in each. */
export function SectionList({ plan, samples }: SectionListProps) {
  return (
    <SectionLinks aria-label={texts.sections}>
      {plan.map(([group, blocks]) => {
        const count = samplesIn(blocks, samples);
        return (
          <a key={group} href={`#${group}`}>
            {groupTexts[group].title}
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
