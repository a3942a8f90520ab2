import { type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { listPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { BackLink } from '../../ui/layout/layout.tsx';
import { Loaded, outcomeOf } from '../../ui/loaded.tsx';
import { findOpened } from '../editing/newer-draft.ts';
import { editorTexts } from '../editor/texts.ts';
import { screenAt } from '../list/screen-of.ts';
import { BarPlaceProvider } from '../publishing/bar/bar-place.tsx';
import { EditorHead } from '../publishing/bar/editor-head.tsx';
import { HeadTitle } from '../publishing/bar/head-title.tsx';
import { editorCalls } from '../publishing/publishing-calls.ts';
import type { Route } from './+types/edit-screen';
import { PageEditor } from './page-editor.tsx';

export function clientLoader({ request, params: { id } }: Route.ClientLoaderArgs) {
  const { kind } = screenAt(new URL(request.url).pathname);
  return { opened: outcomeOf(findOpened(kind, id)) };
}

export const clientAction = apiAction(...editorCalls);

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

export default function EditScreen({ loaderData, params: { id } }: Route.ComponentProps) {
  const { kind, texts, extras } = screenAt(useLocation().pathname);
  return (
    <BarPlaceProvider>
      <EditorHead
        title={
          <div>
            <BackLink to={listPathOf(kind.name)}>{editorTexts.back}</BackLink>
            <HeadTitle>{texts.editor}</HeadTitle>
          </div>
        }
      />
      <Loaded
        of={loaderData.opened}
        waiting={texts.loadingOne}
        // Nothing was typed yet, and the router would not ask again (shouldRevalidate).
        onRetry={() => location.reload()}
      >
        {(opened) => <PageEditor key={id} kind={kind} opened={opened} extras={extras} />}
      </Loaded>
    </BarPlaceProvider>
  );
}
