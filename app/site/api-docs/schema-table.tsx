import type { JsonSchema } from './open-api.ts';
import { type SchemaRow, schemaRows } from './schema-rows.ts';

interface SchemaTableProps {
  /** What the table describes, for those who do not see what stands above it. */
  caption: string;
  schema: JsonSchema;
}

export function SchemaTable({ caption, schema }: SchemaTableProps) {
  const rows = schemaRows(schema);
  const named = rows.some(({ names }) => names.length > 0);
  if (!named) return <p className="docsTablePlain">{plainText(rows)}</p>;
  return (
    <table className="docsTable">
      <caption className="visuallyHidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Type</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.names.join()} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function plainText(rows: SchemaRow[]): string {
  return rows.map(({ type, notes }) => [type, ...notes].join(', ')).join('');
}

function Row({ names, type, required, notes }: SchemaRow) {
  return (
    <tr>
      <td>
        {names.map((name) => (
          <code key={name}>{name}</code>
        ))}
      </td>
      <td>
        {type}
        {required && <strong>required</strong>}
      </td>
      <td>
        {notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
      </td>
    </tr>
  );
}
