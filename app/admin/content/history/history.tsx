import { Suspense, use } from 'react';
import { useRevalidator } from 'react-router';
import { getPublishing } from '../../../../domain/api/content/publishing.ts';
import {
  listRevisions,
  type RevisionNote,
  restoreRevisionCall,
} from '../../../../domain/api/content/revisions.ts';
import {
  editionPath,
  editPathOf,
  isEditedOnPage,
  listPathOf,
} from '../../../../domain/content/kinds/edit-path.ts';
import {
  editionNameOf,
  itemKinds,
  originalNameOf,
} from '../../../../domain/content/kinds/names.ts';
import { request } from '../../api.ts';
import { apiAction } from '../../api-action.ts';
import { screenMeta } from '../../screen-meta.ts';
import { BackLink, EmptyNote, Lead } from '../../ui/layout/layout.tsx';
import { Loaded, load } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { StateBadge } from '../publishing/state-badge.tsx';
import { historyTexts as texts } from '../texts/history.ts';
import { itemTexts, kindNames } from '../texts/items.ts';
import type { Route } from './+types/history';
import { Comparison } from './comparison.tsx';
import styles from './history.module.css';
import { SaveList } from './save-list.tsx';
import { fetchStanding, type Standing } from './standing.ts';
import { useComparison } from './use-comparison.ts';

export async function clientLoader({ params: { kind, id } }: Route.ClientLoaderArgs) {
  const known = itemKinds.find((name) => name === kind);
  const notes = load(listRevisions, { params: { kind, id } });
  const standing = known ? fetchStanding(known, id) : null;
  return { notes, standing, editor: await editorOf(kind, id) };
}

export const clientAction = apiAction(restoreRevisionCall);

export function meta() {
  return screenMeta(texts.title);
}

/** The screen on which an item, or an edition of one, is edited; one in the trash has none. */
async function editorOf(kind: string, id: string): Promise<string> {
  const known = itemKinds.find((name) => name === kind);
  const original = originalNameOf(kind);
  if (original !== null) {
    const params = { kind: editionNameOf(original), id };
    const edition = await request(getPublishing, { params }).then(
      (found) => found.edition,
      () => null,
    );
    const place = edition && { kind: original, id: edition.item_id, language: edition.language };
    return place ? editionPath(place) : '/admin/languages';
  }
  if (!known) return '/admin/settings';
  return isEditedOnPage(known) ? editPathOf(known, id) : listPathOf(known);
}

export default function History({ loaderData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const back = <BackLink to={loaderData.editor}>{texts.back}</BackLink>;
  return (
    <>
      <PageTitle title={texts.title} above={back} />
      <Loaded of={loaderData.notes} waiting={texts.loading} onRetry={revalidate}>
        {(notes) => (
          <Saves key={notes[0]?.revision_id} notes={notes} standing={loaderData.standing} />
        )}
      </Loaded>
    </>
  );
}

interface SavesProps {
  notes: RevisionNote[];
  /** Null for the settings, which are always public. */
  standing: Promise<Standing | null> | null;
}

function Saves({ notes, standing }: SavesProps) {
  const [newest] = notes;
  if (!newest) return <NoSaves standing={standing} />;
  return (
    <>
      <Lead>
        {kindNames[newest.kind]}: <bdi>{newest.title || itemTexts.untitled}</bdi>{' '}
        {standing && (
          <Suspense>
            <Badge standing={standing} />
          </Suspense>
        )}
      </Lead>
      <KeptSaves notes={notes} newest={newest} />
    </>
  );
}

function NoSaves({ standing }: Pick<SavesProps, 'standing'>) {
  const isMissing = standing && use(standing)?.state === 'deleted';
  return <EmptyNote>{isMissing ? texts.missing : texts.empty}</EmptyNote>;
}

function Badge({ standing }: { standing: Promise<Standing | null> }) {
  const found = use(standing);
  return found && <StateBadge {...found} />;
}

function KeptSaves({ notes, newest }: { notes: RevisionNote[]; newest: RevisionNote }) {
  const { pair, compared, choose, retry } = useComparison({
    before: notes[1]?.revision_id ?? null,
    after: newest.revision_id,
  });
  return (
    <div className={styles.page}>
      <SaveList notes={notes} pair={pair} onChoose={choose} />
      <Comparison
        kind={newest.kind}
        compared={compared}
        isOnly={pair.before === null}
        onRetry={retry}
      />
    </div>
  );
}
