import { useState } from 'react';
import {
  type EditedSettings,
  getSettings,
  updateSettingsOf,
} from '../../../domain/api/content/settings.ts';
import { apiAction } from '../api-action.ts';
import { SettingsHistoryLink } from '../content/history/settings-history-link.tsx';
import { screenMeta } from '../screen-meta.ts';
import { GroupForm } from '../settings/group-form.tsx';
import { Loaded, load } from '../ui/loaded.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/menus';
import { MenuPart } from './menu-part.tsx';
import { menusTexts as texts } from './texts.ts';

export function clientLoader() {
  return { edited: load(getSettings) };
}

export const clientAction = apiAction(updateSettingsOf('menus'));

export function meta() {
  return screenMeta(texts.title);
}

export default function MenusScreen({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead}>
        <SettingsHistoryLink />
      </PageTitle>
      <Loaded of={loaderData.edited} waiting={texts.loading}>
        {(edited) => <MenusForm first={edited} />}
      </Loaded>
    </>
  );
}

function MenusForm({ first }: { first: EditedSettings }) {
  const [edited, setEdited] = useState(first);
  return <GroupForm group="menus" edited={edited} onSaved={setEdited} Group={MenuPart} />;
}
