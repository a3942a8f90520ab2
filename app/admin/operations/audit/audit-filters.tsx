import { NativeSelect, TextInput } from '@mantine/core';
import { Suspense, use } from 'react';
import type { AuditFilter } from '../../../../domain/api/operations/audit.ts';
import { auditKindNames } from '../../../../domain/audit-words.ts';
import { kindNames } from '../../content/texts/items.ts';
import { Toolbar } from '../../ui/layout/toolbar.tsx';
import type { Outcome } from '../../ui/loaded.tsx';
import { auditTexts as texts } from '../texts/audit.ts';

interface AuditFiltersProps {
  filter: AuditFilter;
  people: Promise<Outcome<string[]>>;
  onFind: (words: string) => void;
  onChoose: (part: Partial<AuditFilter>) => void;
}

/** Characters that the server takes. */
const longest = 100;

const kinds = [
  { value: '', label: texts.everything },
  ...Object.entries({ ...kindNames, ...auditKindNames }).map(([value, label]) => ({
    value,
    label,
  })),
];

export function AuditFilters({ filter, people, onFind, onChoose }: AuditFiltersProps) {
  const person = {
    value: filter.user,
    onChange: (user: string) => onChoose({ user }),
  };
  return (
    <Toolbar data-filters>
      <TextInput
        type="search"
        label={texts.find}
        value={filter.find}
        maxLength={longest}
        onChange={(event) => onFind(event.currentTarget.value)}
      />
      <Suspense fallback={<PersonChoice known={[]} {...person} />}>
        <KnownPeople people={people} {...person} />
      </Suspense>
      <NativeSelect
        label={texts.kind}
        data={kinds}
        value={filter.kind}
        onChange={(event) => onChoose({ kind: event.currentTarget.value })}
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
