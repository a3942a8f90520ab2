import { Card, Table } from '@mantine/core';
import { Link } from 'react-router';
import type { Difference } from '../../../../domain/api/content/revisions.ts';
import type { AuditEntry } from '../../../../domain/api/operations/audit.ts';
import { changedName } from '../../content/history/field-name.ts';
import { itemTexts } from '../../content/texts/items.ts';
import { timeInWords } from '../../site-facts.ts';
import { RowTable } from '../../ui/layout/row-table.tsx';
import { auditTexts as texts } from '../texts/audit.ts';
import styles from './audit-table.module.css';
import { auditWordsOf } from './entry-words.ts';

export function AuditRows({ entries }: { entries: AuditEntry[] }) {
  return (
    <Card padding={0}>
      <div className={styles.table}>
        <RowTable columns={texts.columns} isText>
          {entries.map((entry) => (
            <Row key={entry.audit_id} entry={entry} />
          ))}
        </RowTable>
      </div>
    </Card>
  );
}

function Row({ entry }: { entry: AuditEntry }) {
  const { made_at, made_by } = entry;
  const { kind, name, path, done, changes } = auditWordsOf(entry);
  const about = (
    <>
      {[kind, name].every(Boolean) ? `${kind} ` : kind}
      {name && <bdi>{name}</bdi>}
    </>
  );
  return (
    <Table.Tr>
      <Table.Td>
        <time dateTime={made_at}>{timeInWords(made_at)}</time>
      </Table.Td>
      <Table.Td>{made_by || itemTexts.itself}</Table.Td>
      <Table.Td>
        {path ? <Link to={path}>{about}</Link> : about}: <strong>{done}</strong>
      </Table.Td>
      <Table.Td>{changes.length > 0 && <Changes kind={entry.kind} changes={changes} />}</Table.Td>
    </Table.Tr>
  );
}

/** Changes that a row shows at once; a fold holds the others. */
const shown = 3;

interface ChangesProps {
  kind: string;
  changes: Difference[];
}

function Changes({ kind, changes }: ChangesProps) {
  const rest = changes.slice(shown);
  return (
    <>
      <ChangeList kind={kind} changes={changes.slice(0, shown)} />
      {rest.length > 0 && (
        <details>
          <summary>{texts.more(rest.length)}</summary>
          <ChangeList kind={kind} changes={rest} />
        </details>
      )}
    </>
  );
}

function ChangeList({ kind, changes }: ChangesProps) {
  return (
    <ul>
      {changes.map((change) => (
        <li key={change.field}>
          {changedName(change, kind)}
          {/* A field that may hold a secret has its name alone. */}
          {(change.old || change.new) && (
            <small dir="auto">
              {change.old ? texts.change(change.old, change.new) : `“${change.new}”`}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
