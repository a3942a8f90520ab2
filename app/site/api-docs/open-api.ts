import { z } from 'zod';

/** The part of an OpenAPI 3.1 document that the page reads. */

const jsonSchema = z.object({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  description: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  maxItems: z.number().optional(),
  pattern: z.string().optional(),
  required: z.array(z.string()).optional(),
  get properties() {
    return z.record(z.string(), jsonSchema).optional();
  },
  get items() {
    return jsonSchema.optional();
  },
  get anyOf() {
    return z.array(jsonSchema).optional();
  },
  get additionalProperties() {
    return z.union([z.boolean(), jsonSchema]).optional();
  },
});

const content = z.record(z.string(), z.object({ schema: jsonSchema.default({}) }));

const parameter = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean().default(false),
  description: z.string().optional(),
  schema: jsonSchema.default({}),
});

const operation = z.object({
  tags: z.array(z.string()).default([]),
  summary: z.string().default(''),
  description: z.string().default(''),
  security: z.array(z.unknown()).default([]),
  parameters: z.array(parameter).default([]),
  requestBody: z.object({ content }).optional(),
  responses: z
    .record(
      z.string(),
      z.object({ description: z.string().default(''), content: content.default({}) }),
    )
    .default({}),
});

export const openApiDocument = z.object({
  info: z.object({
    title: z.string(),
    version: z.string(),
    description: z.string().default(''),
  }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
});

export type JsonSchema = z.infer<typeof jsonSchema>;
export type Parameter = z.infer<typeof parameter>;
export type Content = z.infer<typeof content>;
type OpenApiDocument = z.infer<typeof openApiDocument>;

export type DocumentedCall = z.infer<typeof operation> & { method: string; path: string };

export interface CallGroup {
  tag: string;
  calls: DocumentedCall[];
}

export function groupCalls({ paths }: OpenApiDocument): CallGroup[] {
  const groups = new Map<string, DocumentedCall[]>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(operations)) {
      const tag = call.tags[0] ?? 'Other calls';
      const calls = groups.get(tag) ?? [];
      groups.set(tag, [...calls, { ...call, method: method.toUpperCase(), path }]);
    }
  }
  return [...groups].map(([tag, calls]) => ({ tag, calls }));
}
