/** The part of JSON Schema that zod writes of our schemas. */
export interface SchemaWithExamples {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  anyOf?: SchemaWithExamples[];
  properties?: Record<string, SchemaWithExamples>;
  items?: SchemaWithExamples;
  minItems?: number;
  minimum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** Texts that must look like something, by the names of their fields. */
const textsByName: [RegExp, string][] = [
  [/email|^to$|(made|deleted)_by$/i, 'amal@example.com'],
  [/(_at|^at|until|since)$/i, '2026-12-01T09:00:00.000Z'],
  [/^(id|item_id)$/, '1'],
  [/^_id$/, '0123456789abcdef01234567'],
  [/^undo$/, '/api/trash/blog/1/restore'],
  [/^slug/, 'a-new-harbour'],
  [
    /(url|link|image|picture|img\d?|video|poster|path|target|src)$/i,
    '/media/harbour-w1200h800.jpg',
  ],
  [/^(linkedin|facebook|instagram)$/, 'https://www.example.com/agency'],
  [/^phone$/, '+44 20 7946 0000'],
  [/^countryCode$/, 'AE'],
  [/^message$/, 'This is done.'],
  [/password/i, 'a long new one'],
];

/** 'brief_paragraph' and 'heroHeading' as words. */
function words(name: string): string {
  const spaced = name.replace(/_/g, ' ').replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ');
  const lower = spaced.trim().toLowerCase();
  return lower.charAt(0).toUpperCase() + lower.slice(1);
}

function textFor(
  { minLength = 0, maxLength, pattern, format }: SchemaWithExamples,
  name: string,
): string {
  if (format === 'date-time') return '2026-12-01T09:00:00Z';
  if (pattern === '^[0-9a-f]{24}$') return '0123456789abcdef01234567';
  const [, text = words(name)] = textsByName.find(([known]) => known.test(name)) ?? [];
  return text.padEnd(minLength, 'x').slice(0, maxLength);
}

/** A value that the schema takes, told by the names of its fields where it is a text. */
function exampleOf(schema: SchemaWithExamples, name = 'text'): unknown {
  const [given] = schema.examples ?? [];
  if (given !== undefined) return given;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.find((one) => one !== '');
  if (schema.anyOf) return exampleOf(schema.anyOf[0] ?? {}, name);
  switch (schema.type) {
    case 'object': {
      const fields = Object.entries(schema.properties ?? {});
      return Object.fromEntries(fields.map(([key, field]) => [key, exampleOf(field, key)]));
    }
    case 'array': {
      const { items, minItems = 0 } = schema;
      if (!items) return [];
      const length = Math.max(1, minItems);
      return Array.from({ length }, () => exampleOf(items, name.replace(/s$/, '')));
    }
    case 'string':
      return textFor(schema, name);
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return true;
    default:
      return null;
  }
}

/** The schema with an example, which the description shows beside it. */
export function withExample(schema: SchemaWithExamples): SchemaWithExamples {
  return { ...schema, examples: [exampleOf(schema)] };
}
