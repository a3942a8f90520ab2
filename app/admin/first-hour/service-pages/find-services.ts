import { itemCallsOf } from '../../../../domain/api/content/items.ts';
import { lastingPaths } from '../../../../domain/content/addresses/lasting-paths.ts';
import { pageKind } from '../../../../domain/content/kinds/page.ts';
import { z } from '../../../../domain/zod.ts';
import { request } from '../../api.ts';

export const listedService = z.object({ page_id: z.number(), name: z.string(), path: z.string() });

const listed = z.object({ data: z.array(listedService) });

export type ServicePage = z.infer<typeof listedService>;

const companyPath = '/company';

async function findPages(): Promise<ServicePage[]> {
  return listed.parse(await request(itemCallsOf(pageKind).list)).data;
}

/** The pages that an owner may rename and remove, which are those of services. */
export async function findServices(): Promise<ServicePage[]> {
  const data = await findPages();
  return data.filter(({ path }) => path !== companyPath && !lastingPaths.has(path));
}

export async function findHome(): Promise<ServicePage | undefined> {
  return (await findPages()).find(({ path }) => path === '/');
}
