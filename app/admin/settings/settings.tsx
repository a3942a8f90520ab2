import { useState } from 'react';
import {
  createCategory,
  deleteCategoryCall,
  updateCategory,
} from '../../../domain/api/content/categories.ts';
import {
  type EditedSettings,
  getSettings,
  updateSettingsOf,
} from '../../../domain/api/content/settings.ts';
import {
  getMailSettings,
  testWebhook,
  updateMailSettings,
} from '../../../domain/api/inbox/mail-settings.ts';
import {
  checkSettingsCall,
  sendTestMailCall,
} from '../../../domain/api/operations/settings-check.ts';
import { shownGroups } from '../../../domain/settings/groups/groups.ts';
import { apiAction } from '../api-action.ts';
import type { FormDraft } from '../content/editor/draft.ts';
import { SettingsHistoryLink } from '../content/history/settings-history-link.tsx';
import { screenMeta } from '../screen-meta.ts';
import { Stack } from '../ui/layout/stack.tsx';
import { Loaded, load, outcomeOf } from '../ui/loaded.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/settings';
import { CategoriesCard } from './categories/categories-card.tsx';
import { findCategoryUse } from './categories/find-category-use.ts';
import { CheckCard } from './check-card.tsx';
import { GroupForm } from './group-form.tsx';
import { changesOf } from './languages/changes-of.ts';
import { Consequences, questionOf } from './languages/consequences.tsx';
import { withNames } from './languages/with-names.ts';
import { MailCard } from './mail-card.tsx';
import styles from './settings.module.css';
import { SettingsIndex } from './settings-index.tsx';
import { settingsTexts as texts } from './texts.ts';

export function clientLoader() {
  return {
    edited: load(getSettings),
    use: outcomeOf(findCategoryUse()),
    mail: load(getMailSettings),
    check: load(checkSettingsCall),
  };
}

export const clientAction = apiAction(
  ...shownGroups.map(updateSettingsOf),
  createCategory,
  updateCategory,
  deleteCategoryCall,
  updateMailSettings,
  testWebhook,
  sendTestMailCall,
);

export function meta() {
  return screenMeta(texts.title);
}

export default function Settings({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={texts.title}>
        <SettingsHistoryLink />
      </PageTitle>
      <p className={styles.lead}>{texts.lead}</p>
      <Loaded of={loaderData.edited} waiting={texts.loading}>
        {(edited) => <SettingsForms first={edited} {...loaderData} />}
      </Loaded>
    </>
  );
}

/** A new tag brings a name along, and what a save shows or hides is said before. */
function languageParts({ settings: { languages } }: EditedSettings) {
  return {
    amend: withNames,
    note: (draft: FormDraft) => <Consequences changes={changesOf(languages, draft.languages)} />,
    question: (draft: FormDraft) => questionOf(changesOf(languages, draft.languages)),
  };
}

type Loading = Route.ComponentProps['loaderData'];

interface SettingsFormsProps extends Pick<Loading, 'use' | 'mail' | 'check'> {
  first: EditedSettings;
}

function SettingsForms({ first, use, mail, check }: SettingsFormsProps) {
  const [edited, setEdited] = useState(first);
  return (
    <div className={styles.page}>
      <SettingsIndex samples={edited.samples} />
      <Stack gap="large">
        {shownGroups.map((group) => (
          <GroupForm
            key={group}
            group={group}
            edited={edited}
            onSaved={setEdited}
            {...(group === 'languages' && languageParts(edited))}
          />
        ))}
        <CategoriesCard use={use} />
        <MailCard settings={mail} />
        <CheckCard first={check} />
      </Stack>
    </div>
  );
}
