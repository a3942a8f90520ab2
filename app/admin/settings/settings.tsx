import { useMemo, useState } from 'react';
import {
  createCategory,
  deleteCategoryCall,
  updateCategory,
} from '../../../domain/api/content/categories.ts';
import { type CategoryUse, listCategoryUses } from '../../../domain/api/content/category-uses.ts';
import {
  type EditedSettings,
  getSettings,
  updateSettingsOf,
} from '../../../domain/api/content/settings.ts';
import {
  getMailSettings,
  type ShownMailSettings,
  testWebhook,
  updateMailSettings,
} from '../../../domain/api/inbox/mail-settings.ts';
import {
  checkSettingsCall,
  type SettingsCheck,
  sendTestMailCall,
} from '../../../domain/api/operations/settings-check.ts';
import type { Category } from '../../../domain/content/category.ts';
import { type SettingsGroup, settingsGroupNames } from '../../../domain/settings.ts';
import { request } from '../api.ts';
import { apiAction } from '../api-action.ts';
import { HistoryLink } from '../content/history/history-link.tsx';
import { mailTexts } from '../inbox/texts/mail-settings.ts';
import { findCategories } from '../item-calls.ts';
import { settingsCheckTexts } from '../operations/texts/settings-check.ts';
import { SectionLinks } from '../ui/layout/section-links.tsx';
import { Stack } from '../ui/layout/stack.tsx';
import { Loaded, type Outcome, outcomeOf } from '../ui/loaded.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/settings';
import { CategoriesCard } from './categories-card.tsx';
import { CheckCard } from './check-card.tsx';
import { GroupForm } from './group-form.tsx';
import { MailCard } from './mail-card.tsx';
import { type BlockPlan, planOf } from './plan.ts';
import styles from './settings.module.css';
import { categoryTexts, groupTexts, settingsTexts as texts } from './texts.ts';

/** Categories and how many blogs have them. */
async function findCategoryUse(): Promise<[Category[], CategoryUse[]]> {
  return Promise.all([findCategories(), request(listCategoryUses)]);
}

export function clientLoader() {
  return {
    edited: outcomeOf(request(getSettings)),
    use: outcomeOf(findCategoryUse()),
    mail: outcomeOf(request(getMailSettings)),
    check: outcomeOf(request(checkSettingsCall)),
  };
}

export const clientAction = apiAction(
  ...settingsGroupNames.map(updateSettingsOf),
  createCategory,
  updateCategory,
  deleteCategoryCall,
  updateMailSettings,
  testWebhook,
  sendTestMailCall,
);

export function meta() {
  return [{ title: texts.title }, { name: 'robots', content: 'noindex' }];
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={texts.title}>
        <HistoryLink kind="setting" id="site" />
      </PageTitle>
      <p className={styles.lead}>{texts.lead}</p>
      <Loaded of={loaderData.edited} waiting={texts.loading}>
        {(edited) => <SettingsForms first={edited} {...loaderData} />}
      </Loaded>
    </>
  );
}

interface SettingsFormsProps {
  first: EditedSettings;
  use: Promise<Outcome<[Category[], CategoryUse[]]>>;
  mail: Promise<Outcome<ShownMailSettings>>;
  check: Promise<Outcome<SettingsCheck>>;
}

function SettingsForms({ first, use, mail, check }: SettingsFormsProps) {
  const [edited, setEdited] = useState(first);
  const plan = useMemo(() => planOf(edited.settings), [edited.settings]);
  return (
    <div className={styles.page}>
      <SectionList plan={plan} samples={edited.samples} />
      <Stack gap="large">
        {plan.map(([group, blocks]) => (
          <GroupForm
            key={group}
            group={group}
            blocks={blocks}
            edited={edited}
            onSaved={setEdited}
          />
        ))}
        <CategoriesCard use={use} />
        <MailCard settings={mail} />
        <CheckCard first={check} />
      </Stack>
    </div>
  );
}

/** The samples among the fields and blocks of a part. */
function samplesIn(blocks: BlockPlan[], samples: string[]): number {
  const paths = blocks.flatMap(({ path, fields }) => [path, ...fields.map((field) => field.path)]);
  return samples.filter((sample) => paths.includes(sample)).length;
}

interface SectionListProps {
  plan: [SettingsGroup, BlockPlan[]][];
  samples: string[];
}

function SectionList({ plan, samples }: SectionListProps) {
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
