import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { findItem } from '../../item-calls.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Loaded, outcomeOf } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { editorTexts } from '../editor/texts.ts';
import { HistoryLink } from '../history/history-link.tsx';
import { screenAt, screenMeta } from '../list/screen-of.ts';
import { listPathOf } from '../screens.ts';
import type { Route } from './+types/edit-screen';
import { PageEditor } from './page-editor.tsx';

export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const { kind } = screenAt(new URL(request.url).pathname);
  return { item: outcomeOf(findItem(kind, id)) };
}

/** What was typed must not be replaced by a second load. */
export function shouldRevalidate({
  currentParams,
  nextParams,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentParams.id !== nextParams.id;
}

export function meta({ location }: Route.MetaArgs) {
  return screenMeta(screenAt(location.pathname).texts.editor);
}

/** The page on which an item is edited. */
export default function EditScreen({ loaderData, params: { id } }: Route.ComponentProps) {
  const { kind, texts, extras } = screenAt(useLocation().pathname);
  const back = <BackLink to={listPathOf(kind.name)}>{editorTexts.back}</BackLink>;
  return (
    <>
      <PageTitle title={texts.editor} above={back}>
        <HistoryLink kind={kind.name} id={id} />
      </PageTitle>
      <Loaded
        of={loaderData.item}
        waiting={texts.loadingOne}
        // Nothing was typed yet, and the router would not ask again (shouldRevalidate).
        onRetry={() => location.reload()}
      >
        {(item) => <PageEditor key={id} kind={kind} item={item} extras={extras} />}
      </Loaded>
    </>
  );
}
