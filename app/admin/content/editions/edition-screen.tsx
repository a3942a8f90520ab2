import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { editPathOf } from '../../../../domain/content/kinds/edit-path.ts';
import { isItemKind } from '../../../../domain/content/kinds/names.ts';
import { languageName } from '../../../../domain/languages/language-name.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { BackLink } from '../../ui/layout/layout.tsx';
import { Loaded, outcomeOf } from '../../ui/loaded.tsx';
import { BarPlaceProvider, InHeading, NameSlot } from '../publishing/bar/bar-place.tsx';
import { EditorHead } from '../publishing/bar/editor-head.tsx';
import { HeadTitle } from '../publishing/bar/head-title.tsx';
import { editorCalls } from '../publishing/publishing-calls.ts';
import type { Route } from './+types/edition-screen';
import { openEdition, placeAt } from './edition-calls.ts';
import { EditionForm } from './edition-form.tsx';
import { editionTexts as texts } from './texts.ts';

async function open({ kind, id, language }: Route.ClientLoaderArgs['params']) {
  return openEdition(placeAt(kind, id, language));
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return { opened: outcomeOf(open(params)) };
}

export const clientAction = apiAction(...editorCalls);

/** What was typed must not be replaced by a second load. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ params }: Route.MetaArgs) {
  const title = texts.title(languageName(params.language));
  return screenMeta(title);
}

/** An item in a further language, each text beside its original (R-L-04). */
export default function EditionScreen({ loaderData, params }: Route.ComponentProps) {
  const { kind, id, language } = params;
  return (
    <BarPlaceProvider>
      <EditorHead
        title={
          <div>
            <BackLink to={isItemKind(kind) ? editPathOf(kind, id) : '/admin/languages'}>
              <NameSlot>{texts.originalItem}</NameSlot>
            </BackLink>
            <HeadTitle isNamed={false}>{texts.title(languageName(language))}</HeadTitle>
          </div>
        }
      />
      <Loaded of={loaderData.opened} waiting={texts.loading}>
        {(opened) => (
          <>
            <InHeading>{opened.edition.title}</InHeading>
            <EditionForm key={`${kind} ${id} ${language}`} opened={opened} />
          </>
        )}
      </Loaded>
    </BarPlaceProvider>
  );
}
