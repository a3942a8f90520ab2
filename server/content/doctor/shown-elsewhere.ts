import type { Checkup } from '../../../domain/api/content/editing/doctor.ts';
import { attribute, elements, words } from '../../html/tree.ts';
import type { CheckedItem } from './checked-item.ts';
import { innerPath } from './inner-address.ts';

/** What search engines and other sites take from the head of the page. */
export function shownElsewhere({ document, origin }: CheckedItem): NonNullable<Checkup['shown']> {
  const metas = elements(document, 'meta');
  const content = (key: 'name' | 'property', value: string) => {
    const found = metas.find((meta) => attribute(meta, key) === value);
    return (found && attribute(found, 'content')) ?? '';
  };
  const [title] = elements(document, 'title');
  const picture = content('property', 'og:image');
  return {
    title: title ? words(title) : '',
    description: content('name', 'description'),
    picture: innerPath(picture, origin) ?? picture,
  };
}
