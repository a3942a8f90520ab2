import { getExport, startExport } from '../../../domain/api/moving/exports.ts';
import { listImports } from '../../../domain/api/moving/imports.ts';
import { apiAction } from '../api-action.ts';
import { screenMeta } from '../screen-meta.ts';
import { Stack } from '../ui/layout/stack.tsx';
import { load } from '../ui/loaded.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import type { Route } from './+types/moving';
import { ExportCard } from './export-card.tsx';
import { ImportCards } from './import-cards.tsx';
import { importTexts } from './import-texts.ts';
import { movingTexts as texts } from './texts.ts';

export function clientLoader() {
  return {
    exported: load(getExport),
    imports: load(listImports),
  };
}

export const clientAction = apiAction(startExport);

export function meta() {
  return screenMeta(texts.title);
}

export default function Moving({ loaderData }: Route.ComponentProps) {
  return (
    <Stack gap="large">
      <div>
        <PageTitle title={texts.title} lead={importTexts.lead} />
      </div>
      <ImportCards imports={loaderData.imports} />
      <ExportCard exported={loaderData.exported} />
    </Stack>
  );
}
