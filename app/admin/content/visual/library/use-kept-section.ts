import { useLocalStorage } from '@mantine/hooks';
import type { StoredSection } from '../../../../../domain/content/sections/section.ts';
import { z } from '../../../../../domain/zod.ts';

const shape = z.object({
  id: z.string(),
  kind: z.string(),
  v: z.number().int().min(1),
  hidden: z.boolean(),
  props: z.record(z.string(), z.unknown()),
});

/** What was copied, from whatever page: this browser keeps it, and anybody may have changed it there. */
function read(kept: string | undefined): StoredSection | null {
  try {
    return shape.parse(JSON.parse(kept ?? 'null'));
  } catch {
    return null;
  }
}

/** The section that was copied last, and what copies another one. */
export function useKeptSection() {
  return useLocalStorage<StoredSection | null>({
    key: 'copiedSection',
    defaultValue: null,
    getInitialValueInEffect: false,
    deserialize: read,
  });
}
