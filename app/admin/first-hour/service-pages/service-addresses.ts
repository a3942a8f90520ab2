import type { AnswerOf } from '../../../../domain/api/call.ts';
import { findSlugHolder } from '../../../../domain/api/content/item-lists.ts';
import { numberedSlugs, slugFromTitle } from '../../../../domain/content/addresses/slug.ts';
import { pageKind } from '../../../../domain/content/kinds/page.ts';
import { request } from '../../api.ts';
import { isGoing, isRenamed, type PlannedService } from './service-plan.ts';

type Holder = AnswerOf<typeof findSlugHolder>;

const unnamed = 'service';

function findHolder(path: string): Promise<Holder> {
  return request(findSlugHolder, { params: { kind: pageKind.name, slug: path } });
}

/** An address for each service that is added or renamed, free once what goes is gone; by its key. */
export async function addressesFor(
  plan: readonly PlannedService[],
  holderOf: (path: string) => Promise<Holder> = findHolder,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const given = new Set<string>();
  const leaving = plan.flatMap((one) => (one.page && isGoing(one) ? [one.page.page_id] : []));

  async function canHave(path: string, own: PlannedService['page']): Promise<boolean> {
    if (given.has(path)) return false;
    const { id, free } = await holderOf(path);
    if (id === null || free === '') return free === '';
    return [...leaving, own?.page_id].includes(Number(id));
  }

  for (const one of plan) {
    if (one.page && !isRenamed(one)) continue;
    const wanted = `/${slugFromTitle(one.name) || unnamed}`;
    for (const path of [wanted, ...numberedSlugs(wanted)]) {
      if (!(await canHave(path, one.page))) continue;
      given.add(path);
      addresses.set(one.key, path);
      break;
    }
  }
  return addresses;
}
