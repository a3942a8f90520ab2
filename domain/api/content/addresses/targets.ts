import { isTarget } from '../../../content/fields/target.ts';
import { itemKinds } from '../../../content/kinds/names.ts';
import { publishingStates } from '../../../content/publishing.ts';
import { z } from '../../../zod.ts';
import { get } from '../../call.ts';

/** Targets that one call describes. */
export const targetsLimit = 100;
/** Characters of them, with commas between. */
export const targetsLength = 4_000;

/** Of an item that visitors do not see because it is deleted; `gone`: not even in the trash. */
const targetStates = [...publishingStates, 'trash', 'gone'] as const;

const describedTarget = z.object({
  target: z.string(),
  kind: z.enum(itemKinds),
  id: z.string(),
  title: z.string().describe('Empty for an item that is gone.'),
  state: z.enum(targetStates),
  address: z.string().nullable().describe('The path of its page; null while visitors have none.'),
});

export type DescribedTarget = z.infer<typeof describedTarget>;

export const describeTargets = get('describeTargets', '/api/targets', {
  query: z.object({
    of: z
      .string()
      .max(targetsLength)
      .transform((text) => text.split(',').filter(isTarget))
      .pipe(z.array(z.string()).max(targetsLimit))
      .describe(`Up to ${targetsLimit} of them with commas between, such as \`page:3,blog:7\`.`)
      .meta({ examples: ['page:3,blog:7'] }),
  }),
  answer: z.object({ targets: z.array(describedTarget) }),
});
