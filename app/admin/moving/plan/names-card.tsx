import { Button, TextInput } from '@mantine/core';
import type { ReactElement } from 'react';
import { chooseForImport, type ImportNames } from '../../../../domain/api/moving/import-choices.ts';
import type { OpenImport } from '../../../../domain/api/moving/imports.ts';
import { authorNameLimit, importChoices } from '../../../../domain/moving/import.ts';
import { useKeptText } from '../../content/journal/use-kept-text.ts';
import { CardSection } from '../../ui/card-section.tsx';
import { Actions, Disclosure, Rows } from '../../ui/layout/layout.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Failure } from '../../ui/loaded.tsx';
import { useApiCalls } from '../../ui/use-api-calls.ts';
import { CategoryRow, FoundName, type NameChoices } from './category-row.tsx';
import { planTexts as texts } from './plan-texts.ts';

const { categories, categoryNames, authors } = importChoices.shape;
const nameChoices = { categories, categoryNames, authors };

/** As typed; what was kept by another version of this screen is as it is saved. */
function readTyped(text: string, saved: NameChoices): NameChoices {
  try {
    const typed = JSON.parse(text);
    return {
      categories: nameChoices.categories.parse(typed.categories),
      categoryNames: nameChoices.categoryNames.parse(typed.categoryNames),
      // Longer names wait for the save that refuses them.
      authors: typed.authors ?? saved.authors,
    };
  } catch {
    return saved;
  }
}

interface NamesCardProps {
  of: OpenImport;
  names: ImportNames;
  /** Names of the categories that there are here. */
  known: string[];
}

/** What becomes of categories, and what they and authors are called here (R-I-02). */
export function NamesCard({ of, names, known }: NamesCardProps) {
  const { import_id: id, choices, state } = of;
  const stored = {
    categories: choices.categories,
    categoryNames: choices.categoryNames,
    authors: choices.authors,
  };
  const saved = JSON.stringify(stored);
  const [text, keep, forget] = useKeptText(`import-${id}-names`, saved);
  const typed = readTyped(text, stored);
  const { send, busy, message } = useApiCalls();
  const change = (changed: Partial<NameChoices>) => keep(JSON.stringify({ ...typed, ...changed }));
  const save = () => {
    const { types, status, newCategories } = choices;
    const body = { types, status, newCategories, ...typed };
    return send(chooseForImport, { params: { id }, body }, forget);
  };
  const isChanged = text !== saved;
  return (
    <CardSection title={texts.namesHeading} note={texts.namesNote}>
      {names.categories.length > 0 && (
        <Folded label={texts.categories}>
          {names.categories.map(({ name, count }) => (
            <CategoryRow
              key={name}
              name={name}
              count={count}
              known={known}
              typed={typed}
              onChange={change}
            />
          ))}
        </Folded>
      )}
      {names.authors.length > 0 && (
        <Folded label={texts.authors}>
          {names.authors.map(({ name, count }) => (
            <AuthorRow key={name} name={name} count={count} typed={typed} onChange={change} />
          ))}
        </Folded>
      )}
      {message && <Failure>{message}</Failure>}
      <Actions>
        <Button
          variant="default"
          loading={busy || state === 'planning'}
          disabled={!isChanged}
          onClick={save}
        >
          {texts.save}
        </Button>
        {isChanged && (
          <Button variant="subtle" onClick={() => keep(saved)}>
            {texts.discard}
          </Button>
        )}
      </Actions>
    </CardSection>
  );
}

/** Rows that are shown at once; a fold holds the others. */
const shown = 6;

function Folded({ label, children }: { label: string; children: ReactElement[] }) {
  const rest = children.slice(shown);
  return (
    <Stack gap="small">
      <h3>{label}</h3>
      <Rows aria-label={label}>{children.slice(0, shown)}</Rows>
      {rest.length > 0 && (
        <Disclosure>
          <summary>{texts.moreNames(rest.length)}</summary>
          <Rows aria-label={label}>{rest}</Rows>
        </Disclosure>
      )}
    </Stack>
  );
}

interface AuthorRowProps {
  name: string;
  count: number;
  typed: NameChoices;
  onChange: (changed: Partial<NameChoices>) => void;
}

function AuthorRow({ name, count, typed, onChange }: AuthorRowProps) {
  const { authors: chosen } = typed;
  const take = (value: string) => {
    const { [name]: _, ...others } = chosen;
    onChange({ authors: value === name ? others : { ...others, [name]: value } });
  };
  return (
    <li>
      <FoundName name={name} count={count} />
      <TextInput
        aria-label={texts.authorHere(name)}
        value={chosen[name] ?? name}
        maxLength={authorNameLimit}
        placeholder={texts.noAuthor}
        dir="auto"
        onChange={(event) => take(event.currentTarget.value)}
      />
    </li>
  );
}
