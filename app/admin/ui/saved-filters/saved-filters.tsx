import { Button } from '@mantine/core';
import { Suspense, use, useState } from 'react';
import { Link } from 'react-router';
import type { FilteredList } from '../../../../domain/accounts/saved-filter.ts';
import {
  createSavedFilter,
  deleteSavedFilterCall,
  renameSavedFilter,
  type SavedFilter,
} from '../../../../domain/api/accounts/saved-filters.ts';
import { focusHeading } from '../focus-heading.ts';
import { Failure } from '../loaded.tsx';
import { UndoStrip } from '../undo/undo-strip.tsx';
import { type Undo, useUndo } from '../undo/use-undo.ts';
import { useApiCalls } from '../use-api-calls.ts';
import { FilterNameForm } from './filter-name-form.tsx';
import type { LoadedFilters } from './load-saved.ts';
import styles from './saved-filters.module.css';
import { savedFilterTexts as texts } from './texts.ts';

interface SavedFiltersProps {
  list: FilteredList;
  /** The address of the list without a filter. */
  path: string;
  saved: LoadedFilters;
  /** What is shown now, as the address has it; empty for all. */
  query: string;
}

/** Above a list: the filters that whoever is signed in has saved, and the way to save the present one. */
export function SavedFilters(props: SavedFiltersProps) {
  return (
    <Suspense>
      <Row {...props} />
    </Suspense>
  );
}

function Row({ saved, path, query, list }: SavedFiltersProps) {
  const outcome = use(saved);
  const undo = useUndo();
  if ('error' in outcome) return <p className={styles.failed}>{texts.failed}</p>;
  const filters = outcome.data;
  const current = filters.find((filter) => filter.query === query);
  return (
    <>
      {undo.deleted && <UndoStrip undo={undo} message={texts.deleted} />}
      <div className={styles.row}>
        {filters.length > 0 && (
          <nav aria-label={texts.title}>
            <ul>
              {filters.map((filter) => (
                <li key={filter.saved_filter_id}>
                  <Link
                    to={`${path}?${filter.query}`}
                    aria-current={filter === current ? 'true' : undefined}
                  >
                    {filter.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {current && (
          <OwnFilter key={current.saved_filter_id} filter={current} onDeleted={undo.offerUndo} />
        )}
        {!current && query !== '' && <NewFilter key={query} list={list} query={query} />}
      </div>
    </>
  );
}

function NewFilter({ list, query }: Pick<SavedFiltersProps, 'list' | 'query'>) {
  const [isOpen, setOpen] = useState(false);
  const calls = useApiCalls({ fields: ['name'] });
  const finish = () => {
    setOpen(false);
    focusHeading();
  };
  if (!isOpen) {
    return (
      <Button variant="subtle" color="water.9" onClick={() => setOpen(true)}>
        {texts.save}
      </Button>
    );
  }
  return (
    <FilterNameForm
      first=""
      submit={texts.confirm}
      calls={calls}
      onSubmit={(name) =>
        calls.sendAndSay(createSavedFilter, { body: { list, name, query } }, finish)
      }
      onClose={() => setOpen(false)}
    />
  );
}

interface OwnFilterProps {
  filter: SavedFilter;
  onDeleted: Undo['offerUndo'];
}

function OwnFilter({ filter: { saved_filter_id: id, name: title }, onDeleted }: OwnFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const calls = useApiCalls({ fields: ['name'] });
  const removal = useApiCalls();
  const finish = () => {
    setOpen(false);
    focusHeading();
  };
  const params = { id };
  const of = <span className="visuallyHidden"> {texts.of(title)}</span>;

  function remove() {
    return removal.sendAndSay(deleteSavedFilterCall, { params }, ({ undo }) => {
      onDeleted({ title, undo });
      finish();
    });
  }

  if (isOpen) {
    return (
      <FilterNameForm
        first={title}
        submit={texts.rename}
        calls={calls}
        onSubmit={(name) => calls.sendAndSay(renameSavedFilter, { params, body: { name } }, finish)}
        onClose={() => setOpen(false)}
      />
    );
  }
  return (
    <>
      <Button variant="subtle" color="water.9" onClick={() => setOpen(true)}>
        {texts.rename}
        {of}
      </Button>
      <Button variant="subtle" color="var(--bad-700)" loading={removal.busy} onClick={remove}>
        {texts.delete}
        {of}
      </Button>
      {removal.message && <Failure>{removal.message}</Failure>}
    </>
  );
}
