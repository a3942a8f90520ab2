import { newRowId } from '../../../../domain/content/fields/row-id.ts';
import { emptyValues } from '../../../../domain/content/kind.ts';
import { pageKind } from '../../../../domain/content/kinds/page.ts';
import { fetchItem, saveItem } from '../../item-calls.ts';
import type { ServicePage } from './find-services.ts';

const published = { as: 'published', isSeen: true } as const;

/** Sections of a service, each with a word on what belongs there. */
function sectionsOf(name: string) {
  const section = (kind: string, props: object) => ({
    id: newRowId(),
    kind,
    v: 1,
    hidden: false,
    props,
  });
  return [
    section('hero', {
      headline: name,
      lead: 'A sentence about this service, and what a client has of it.',
      label: 'Get a Quote',
      href: '/contact',
      size: 'sub',
      hasCrumbs: true,
    }),
    section('about', {
      heading: 'Who it is for',
      text: 'What is in the way of these people today, and what you do about it.',
    }),
    section('enquiry', { form: 'extended', heading: "Let's get in touch!" }),
  ];
}

export async function addService(name: string, path: string): Promise<ServicePage> {
  const values = {
    ...emptyValues(pageKind),
    name,
    path,
    meta_title: `${name} | {name}`,
    sections: sectionsOf(name),
  };
  const { key } = await saveItem(pageKind, null, values, published);
  return { page_id: Number(key), name, path };
}

/** Its address moves with it; the old one leads there. */
export async function renameService(
  { page_id }: ServicePage,
  name: string,
  path: string,
): Promise<ServicePage> {
  const page = await fetchItem(pageKind, page_id);
  await saveItem(pageKind, page, { ...page, name, path }, { as: 'saved', isSeen: true });
  return { page_id, name, path };
}
