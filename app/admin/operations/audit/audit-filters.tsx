import { NativeSelect, TextInput } from '@mantine/core';
import { Suspense, use } from 'react';
import { auditKindNames } from '../../../../domain/audit-words.ts';
import { kindNames } from '../../content/texts/items.ts';
import { Toolbar } from '../../ui/layout/layout.tsx';
import type { ListState } from '../../ui/lists/use-list-query.ts';
import type { Outcome } from '../../ui/loaded.tsx';
import { auditTexts as texts } from '../texts/audit.ts';
import { type AuditSort, auditFilterOf, auditWordsLimit } from './audit-query.ts';

interface AuditFiltersProps {
  list: ListState<AuditSort>;
  people: Promise<Outcome<string[]>>;
}

const kinds = [
  { value: '', label: texts.everything },
  ...Object.entries({ ...kindNames, ...auditKindNames }).map(([value, label]) => ({
    value,
    label,
  })),
];

export function AuditFilters({ list, people }: AuditFiltersProps) {
  const { find, kind, user } = auditFilterOf(list.wanted);
  const person = {
    value: user,
    onChange: (chosen: string) => list.filterBy({ user: chosen }),
  };
  return (
    <Toolbar data-filters>
      <TextInput
        type="search"
        label={texts.find}
        value={find}
        maxLength={auditWordsLimit}
        onChange={(event) => list.find(event.currentTarget.value)}
      />
      <Suspense fallback={<PersonChoice known={[]} {...person} />}>
        <KnownPeople people={people} {...person} />
      </Suspense>
      <NativeSelect
        label={texts.kind}
        data={kinds}
        value={kind}
        onChange={(event) => list.filterBy({ kind: event.currentTarget.value })}
      />
    </Toolbar>
  );
}

interface PersonProps {
  value: string;
  onChange: (email: string) => void;
}

/** Without an answer the words still find a person. */
function KnownPeople({ people, ...rest }: PersonProps & Pick<AuditFiltersProps, 'people'>) {
  const known = use(people);
  return <PersonChoice known={'data' in known ? known.data : []} {...rest} />;
}

function PersonChoice({ known, value, onChange }: PersonProps & { known: string[] }) {
  return (
    <NativeSelect
      label={texts.person}
      data={[
        { value: '', label: texts.everybody },
        ...known.map((email) => ({ value: email, label: email })),
      ]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
