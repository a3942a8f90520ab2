import { getSettings, updateSettingsOf } from '../../../domain/api/content/settings.ts';
import { request } from '../api.ts';
import { apiAction } from '../api-action.ts';
import { BarPlaceProvider } from '../content/publishing/bar/bar-place.tsx';
import { EditorHead } from '../content/publishing/bar/editor-head.tsx';
import { HeadTitle } from '../content/publishing/bar/head-title.tsx';
import { screenMeta } from '../screen-meta.ts';
import { Loaded, outcomeOf } from '../ui/loaded.tsx';
import type { Route } from './+types/brand';
import { BrandEditor } from './brand-editor.tsx';
import { findNotes } from './earlier/use-notes.ts';
import { findShownPages } from './preview/shown-pages.ts';
import { brandTexts as texts } from './texts.ts';

export function clientLoader() {
  return {
    opened: outcomeOf(Promise.all([request(getSettings), findShownPages(), findNotes()])),
  };
}

export const clientAction = apiAction(updateSettingsOf('brand'));

/** What was typed must not be replaced by a second load. */
export function shouldRevalidate(): boolean {
  return false;
}

export function meta() {
  return screenMeta(texts.title);
}

export default function Brand({ loaderData }: Route.ComponentProps) {
  return (
    <BarPlaceProvider>
      <EditorHead title={<HeadTitle>{texts.title}</HeadTitle>} />
      <Loaded
        of={loaderData.opened}
        waiting={texts.loading}
        // Nothing was typed yet, and the router would not ask again (shouldRevalidate).
        onRetry={() => location.reload()}
      >
        {([edited, pages, notes]) => <BrandEditor first={edited} pages={pages} notes={notes} />}
      </Loaded>
    </BarPlaceProvider>
  );
}
