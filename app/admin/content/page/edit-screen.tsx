import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import type { ItemId, StoredItem } from '../../item-calls.ts';
import { BackLink } from '../../ui/layout/back-link.tsx';
import { Loaded, type Outcome } from '../../ui/loaded.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { FormExtras } from '../editor/form.ts';
import { editorTexts as texts } from '../editor/texts.ts';
import { HistoryLink } from '../history/history-link.tsx';
import { listPathOf } from '../screens.ts';
import { PageEditor } from './page-editor.tsx';

interface EditScreenProps {
  kind: AnyKind;
  id: ItemId;
  loaded: Promise<Outcome<StoredItem>>;
  title: string;
  /** What is waited for, for screen readers. */
  waiting: string;
  extras: FormExtras;
}

/** The page on which an item is edited. */
export function EditScreen({ kind, id, loaded, title, waiting, extras }: EditScreenProps) {
  return (
    <>
      <PageTitle title={title} above={<BackLink to={listPathOf(kind.name)}>{texts.back}</BackLink>}>
        <HistoryLink kind={kind.name} id={id} />
      </PageTitle>
      <Loaded
        of={loaded}
        waiting={waiting}
        // Nothing was typed yet, and the router would not ask again (shouldRevalidate).
        onRetry={() => location.reload()}
      >
        {(item) => <PageEditor key={id} kind={kind} item={item} extras={extras} />}
      </Loaded>
    </>
  );
}
