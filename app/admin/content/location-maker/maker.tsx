import { Button } from '@mantine/core';
import {
  applyLocationChanges,
  getLocationMaker,
  type LocationMaker,
  lookAtRows,
  makeLocationPages,
} from '../../../../domain/api/content/location-maker.ts';
import { listPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { locationPageKind } from '../../../../domain/content/kinds/location-page.ts';
import { request } from '../../api.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions, BackLink } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure, Loaded, load, type Outcome, outcomeOf } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { MergeDialog } from '../merge/merge-dialog.tsx';
import type { Route } from './+types/maker';
import { PatternForm } from './pattern-form.tsx';
import { PlaceTable } from './place-table.tsx';
import { RowResults } from './row-results.tsx';
import { makerTexts as texts } from './texts.ts';
import { useMakerDraft } from './use-maker-draft.ts';
import { useMakerSave } from './use-maker-save.ts';

type Looked = Promise<Outcome<Awaited<ReturnType<typeof look>>>>;

function look() {
  return request(lookAtRows);
}

export function clientLoader() {
  return { maker: load(getLocationMaker), looked: outcomeOf(look()) };
}

export const clientAction = apiAction(makeLocationPages, applyLocationChanges);

export function meta() {
  return screenMeta(texts.title);
}

/** Location pages from a table of places and a pattern (R-G-03). */
export default function Maker({ loaderData }: Route.ComponentProps) {
  return (
    <Stack gap="large">
      <div>
        <BackLink to={listPathOf(locationPageKind.name)}>{texts.back}</BackLink>
        <PageTitle title={texts.title} lead={texts.lead} />
      </div>
      <Loaded of={loaderData.maker} waiting={texts.loading}>
        {(maker) => <Working maker={maker} looked={loaderData.looked} />}
      </Loaded>
    </Stack>
  );
}

function Working({ maker, looked }: { maker: LocationMaker; looked: Looked }) {
  const draft = useMakerDraft(maker);
  const { save, busy, failure, question, names } = useMakerSave(draft);

  return (
    <>
      <CardSection title={texts.places} note={texts.placesNote}>
        <PlaceTable draft={draft} />
      </CardSection>
      <CardSection title={texts.pattern}>
        <PatternForm draft={draft} />
      </CardSection>
      <MergeDialog question={question} names={names} />
      <Stack gap="small">
        {failure && <Failure>{failure}</Failure>}
        <Actions>
          <Button loading={busy} onClick={save}>
            {texts.save}
          </Button>
          {draft.isChanged && (
            <Button variant="subtle" color="water.9" onClick={draft.discard}>
              {texts.discard}
            </Button>
          )}
        </Actions>
        {draft.isChanged && <p role="status">{texts.unsaved}</p>}
      </Stack>
      <CardSection title={texts.results}>
        {draft.isChanged ? (
          <p>{texts.saveFirst}</p>
        ) : (
          <Loaded of={looked} waiting={texts.looking}>
            {({ problems, rows }) => <RowResults problems={problems} rows={rows} />}
          </Loaded>
        )}
      </CardSection>
    </>
  );
}
