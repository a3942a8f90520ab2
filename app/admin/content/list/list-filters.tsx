import { Button, NativeSelect } from '@mantine/core';
import type { ListSort } from '../../../../domain/api/content/item-lists.ts';
import type { Category } from '../../../../domain/content/category.ts';
import { categoryNames } from '../../../../domain/content/kind.ts';
import type { AnyKind } from '../../../../domain/content/kinds/kinds.ts';
import { publishingStates } from '../../../../domain/content/publishing.ts';
import { categoryOptions } from '../../item-calls.ts';
import { hasFilters } from '../../ui/lists/list-query.ts';
import type { ListState } from '../../ui/lists/use-list-query.ts';
import { listTexts as texts } from '../texts/lists.ts';
import { publishingTexts } from '../texts/publishing.ts';
import { type itemFilters, noCategory } from './item-filters.ts';

interface ListFiltersProps {
  list: ListState<ListSort>;
  kind: AnyKind;
  /** Null for a kind without any that are kept on the site. */
  categories: Category[] | null;
  authors: string[];
}

interface Option {
  value: string;
  label: string;
}

const states: Option[] = publishingStates.map((value) => ({
  value,
  label: publishingTexts.states[value],
}));

const withoutCategory: Option = { value: noCategory, label: texts.noCategory };

const nothing = { state: '', category: '', author: '' };

/** What a list shows no more than; each is a part of its address. */
export function ListFilters({ list, kind, categories, authors }: ListFiltersProps) {
  const people = knownPeople(list, authors);
  const filed = categories ? categoryOptions(categories) : namedOptions(kind);
  return (
    <>
      <Filter name="state" options={states} list={list} />
      {filed.length > 0 && (
        <Filter name="category" options={[withoutCategory, ...filed]} list={list} />
      )}
      {people.length > 0 && <Filter name="author" options={people} list={list} />}
      {hasFilters(list.wanted) && (
        <Button variant="subtle" color="water.9" onClick={() => list.filterBy(nothing)}>
          {texts.clearFilters}
        </Button>
      )}
    </>
  );
}

interface FilterProps {
  name: keyof typeof itemFilters;
  options: Option[];
  list: ListState<ListSort>;
}

function Filter({ name, options, list }: FilterProps) {
  return (
    <NativeSelect
      aria-label={texts.filters[name]}
      data={[{ value: '', label: texts.any[name] }, ...options]}
      value={list.wanted.filters?.[name] ?? ''}
      onChange={(event) => list.filterBy({ [name]: event.currentTarget.value })}
    />
  );
}

function namedOptions(kind: AnyKind): Option[] {
  return categoryNames(kind).map((name) => ({ value: name, label: name }));
}

/** Also whom the address names, though nothing of the list was changed by them last. */
function knownPeople({ wanted }: ListState<ListSort>, authors: string[]): Option[] {
  const author = wanted.filters?.author ?? '';
  const all = author === '' || authors.includes(author) ? authors : [author, ...authors];
  return all.map((email) => ({ value: email, label: email }));
}
