import { Button } from '@mantine/core';
import { type FormEvent, useRef } from 'react';
import { getSettings } from '../../../../../domain/api/content/settings.ts';
import { languageName } from '../../../../../domain/languages/language-name.ts';
import type { SiteSettings } from '../../../../../domain/settings.ts';
import { request } from '../../../api.ts';
import { screenMeta } from '../../../screen-meta.ts';
import { Actions, BackLink, EmptyNote } from '../../../ui/layout/layout.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Failure, Loaded, outcomeOf } from '../../../ui/loaded.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { JournalStrip } from '../../journal/journal-strip.tsx';
import { MergeDialog } from '../../merge/merge-dialog.tsx';
import { useSaveKeys } from '../../publishing/bar/use-save-keys.ts';
import { popupTexts } from '../../texts/popup.ts';
import { standingOf } from '../form/standing-of.ts';
import { TextGroup } from '../form/text-group.tsx';
import { editionTexts } from '../texts.ts';
import { workTexts } from '../work/texts.ts';
import type { Route } from './+types/site-screen';
import { settingAt, siteGroupsOf } from './site-draft.ts';
import { fetchSiteTexts, useSiteTexts } from './use-site-texts.ts';

async function open(language: string) {
  const [site, { settings }] = await Promise.all([fetchSiteTexts(language), request(getSettings)]);
  return { site, settings };
}

export function clientLoader({ params: { language } }: Route.ClientLoaderArgs) {
  return { opened: outcomeOf(open(language)) };
}

export function meta() {
  return screenMeta(workTexts.site);
}

/** What the site itself says in a further language: its names, menus and categories. */
export default function SiteScreen({ loaderData, params: { language } }: Route.ComponentProps) {
  const name = languageName(language);
  const back = <BackLink to={`/admin/languages/${language}`}>{editionTexts.back(name)}</BackLink>;
  return (
    <>
      <PageTitle title={workTexts.siteIn(name)} above={back} />
      <Loaded of={loaderData.opened} waiting={editionTexts.loading}>
        {({ site, settings }) => (
          <SiteForm key={language} language={language} first={site} settings={settings} />
        )}
      </Loaded>
    </>
  );
}

interface SiteFormProps {
  language: string;
  first: Parameters<typeof useSiteTexts>[1];
  settings: SiteSettings;
}

function SiteForm({ language, first, settings }: SiteFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const texts = useSiteTexts(language, first, settings);
  const { site, draft, start, saving, changes } = texts;
  const standings = new Map(site.texts.map((text) => [text.path, standingOf(text, draft, start)]));
  const submitForm = () => form.current?.requestSubmit();
  useSaveKeys({ onKeep: submitForm, onSave: submitForm });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!saving.saving) texts.save();
  }

  if (site.texts.length === 0) return <EmptyNote>{editionTexts.noTexts}</EmptyNote>;
  return (
    <Stack component="form" ref={form} method="post" onSubmit={submit} noValidate>
      <JournalStrip journal={texts.journal} />
      {saving.failure?.message && <Failure>{saving.failure.message}</Failure>}
      <MergeDialog question={texts.question} names={texts.names} />
      {siteGroupsOf(site.texts).map((group) => (
        <TextGroup
          key={group.id}
          group={group}
          language={language}
          fieldOf={({ path }) => settingAt(settings, path)}
          draft={draft}
          onChange={texts.setField}
          standings={standings}
          errors={saving.errors}
        />
      ))}
      <Actions data-end>
        {changes > 0 && (
          <Button variant="subtle" color="water.9" onClick={texts.discard}>
            {popupTexts.discard}
          </Button>
        )}
        <Button type="submit" loading={saving.saving} variant={changes > 0 ? 'filled' : 'default'}>
          {editionTexts.save}
        </Button>
      </Actions>
    </Stack>
  );
}
