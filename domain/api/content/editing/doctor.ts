import { doctorChecks } from '../../../content/doctor.ts';
import { storedKinds } from '../../../content/kinds/names.ts';
import { z } from '../../../zod.ts';
import { get, post } from '../../call.ts';
import { storedParams } from '../../params.ts';

const finding = z.object({
  check: z.enum(doctorChecks),
  severity: z.enum(['error', 'hint']).describe('An error would hurt visitors, a hint help them.'),
  field: z.string().describe('As the save names it, such as blogs_content.0.paragraph.'),
  message: z.string().describe('A sentence for people.'),
  mended: z
    .object({ label: z.string(), value: z.string() })
    .optional()
    .describe('What the field would hold when it is mended.'),
});

export type Finding = z.infer<typeof finding>;

const checkup = z.object({
  findings: z.array(finding),
  path: z.string().describe('Where visitors would read the page.'),
  shown: z
    .object({ title: z.string(), description: z.string(), picture: z.string() })
    .optional()
    .describe('What search engines and other sites take from its head.'),
  weight: z
    .object({ kilobytes: z.number(), budget: z.number() })
    .describe('Of a first view, compressed.'),
  ms: z.number().int(),
});

export type Checkup = z.infer<typeof checkup>;

const needs = ['findings', 'weight', 'ms'] as const;

export const examineForm = post('examineForm', '/api/doctor/:kind', {
  params: z.object({ kind: z.enum(storedKinds) }),
  body: z.object({
    id: storedParams.shape.id.nullable().default(null).describe('null for what was never stored.'),
    fields: z
      .record(z.string(), z.unknown())
      .describe('Of an edition, with its `origin_id` and `language`.'),
  }),
  answer: checkup,
  needs,
});

export const examineItem = get('examineItem', '/api/doctor/:kind/:id', {
  params: storedParams,
  answer: checkup,
  needs,
});
