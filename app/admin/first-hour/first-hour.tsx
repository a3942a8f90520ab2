import {
  getFirstHour,
  removeDemo,
  restoreDemo,
  saveFirstHour,
} from '../../../domain/api/content/first-hour.ts';
import { getSettings, updateSettingsOf } from '../../../domain/api/content/settings.ts';
import { request } from '../api.ts';
import { apiAction } from '../api-action.ts';
import { screenMeta } from '../screen-meta.ts';
import { Loaded, outcomeOf } from '../ui/loaded.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/first-hour';
import { findServices } from './service-pages/find-services.ts';
import { groupsOfStep } from './settings-step.tsx';
import { Steps } from './steps.tsx';
import { firstHourTexts as texts } from './texts.ts';

export function clientLoader() {
  const all = Promise.all([request(getFirstHour), request(getSettings), findServices()]);
  return {
    first: outcomeOf(
      all.then(([firstHour, edited, services]) => ({ firstHour, edited, services })),
    ),
  };
}

export const clientAction = apiAction(
  ...Object.values(groupsOfStep).flat().map(updateSettingsOf),
  saveFirstHour,
  removeDemo,
  restoreDemo,
);

export function meta() {
  return screenMeta(texts.title);
}

export default function FirstHour({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle title={texts.title} lead={texts.lead} />
      <Loaded of={loaderData.first} waiting={texts.loading}>
        {(loaded) => <Steps {...loaded} />}
      </Loaded>
    </>
  );
}
