import { NativeSelect } from '@mantine/core';
import { useNavigate } from 'react-router';
import {
  listWork,
  type WorkPage,
  workSorts,
} from '../../../../../domain/api/content/editions/edition-work.ts';
import {
  capitalized,
  isItemKind,
  itemKinds,
  pluralOf,
} from '../../../../../domain/content/kinds/names.ts';
import { languageName } from '../../../../../domain/languages/language-name.ts';
import { screenMeta } from '../../../screen-meta.ts';
import { furtherLanguages } from '../../../site-facts.ts';
import { BackLink, EmptyNote } from '../../../ui/layout/layout.tsx';
import { listQuery } from '../../../ui/lists/list-query.ts';
import { PagedList } from '../../../ui/lists/paged-list.tsx';
import { type ListState, useListQuery } from '../../../ui/lists/use-list-query.ts';
import { load, Quiet } from '../../../ui/loaded.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import type { Route } from './+types/work-screen';
import { workTexts as texts } from './texts.ts';
import { WorkRows } from './work-rows.tsx';
import styles from './work-screen.module.css';
import { WorkSum } from './work-sum.tsx';

const filters = { kind: isItemKind };

function languageIn({ language }: Route.ClientLoaderArgs['params']): string | undefined {
  return language ?? furtherLanguages()[0];
}

export function clientLoader({ request: asked, params }: Route.ClientLoaderArgs) {
  const language = languageIn(params);
  if (language === undefined) return null;
  const { filters: chosen, ...place } = listQuery(
    new URL(asked.url).searchParams,
    workSorts,
    filters,
  );
  const query = { ...place, ...(chosen?.kind && { kind: chosen.kind }) };
  return { language, work: load(listWork, { params: { language }, query }) };
}

export function meta() {
  return screenMeta(texts.title);
}

/** What is left to translate, language by language (R-L-04). */
export default function WorkScreen({ loaderData }: Route.ComponentProps) {
  const list = useListQuery(workSorts, filters);
  if (loaderData === null) {
    return (
      <>
        <PageTitle title={texts.title} />
        <EmptyNote>{texts.noLanguages}</EmptyNote>
        <BackLink to="/admin/settings#languages">{texts.toSettings}</BackLink>
      </>
    );
  }
  const { language, work } = loaderData;
  return (
    <>
      <PageTitle title={texts.title}>
        <LanguageChoice language={language} />
      </PageTitle>
      <Quiet of={work}>{(page) => <WorkSum page={page} language={language} />}</Quiet>
      <PagedList of={work} list={list} texts={texts} filters={<KindFilter list={list} />}>
        {(page: WorkPage) => <WorkRows items={page.items} language={language} />}
      </PagedList>
    </>
  );
}

function LanguageChoice({ language }: { language: string }) {
  const navigate = useNavigate();
  return (
    <NativeSelect
      aria-label={texts.choose}
      className={styles.choice}
      data={furtherLanguages().map((tag) => ({ value: tag, label: languageName(tag) }))}
      value={language}
      onChange={({ currentTarget: { value } }) => navigate(`/admin/languages/${value}`)}
    />
  );
}

function KindFilter({ list }: { list: ListState<(typeof workSorts)[number]> }) {
  const kinds = itemKinds.map((kind) => ({ value: kind, label: capitalized(pluralOf(kind)) }));
  return (
    <NativeSelect
      aria-label={texts.kind}
      className={styles.choice}
      data={[{ value: '', label: texts.anyKind }, ...kinds]}
      value={list.wanted.filters?.kind ?? ''}
      onChange={({ currentTarget: { value } }) => list.filterBy({ kind: value })}
    />
  );
}
