import { fieldsIn, type NamedField } from '../../../../domain/content/fields/named-fields.ts';
import { sectionFields, type TypedSection } from '../editor/sections/sections-codec.ts';
import { kindLabelOf } from '../editor/sections/use-sections.ts';
import { visualTexts as texts } from './texts.ts';
import type { Box } from './use-boxes.ts';

/**
 * The fields of a section. A ground that a section beside it has is not offered: the two would run into
 * each other. One that is set already stays.
 */
export function withOfferedGrounds(
  section: TypedSection,
  list: TypedSection[],
  boxes: Box[],
): NamedField[] {
  const at = boxes.findIndex(({ id }) => id === section.id);
  const beside = at < 0 ? [] : boxes.filter((_, index) => Math.abs(index - at) === 1);
  return fieldsIn({ fields: sectionFields(section) }).map(([name, field]) => {
    const { options } = field;
    const own = section.values[name];
    const taken = beside.filter(({ ground }) => options?.includes(ground) && ground !== own);
    const [first] = taken;
    if (name !== 'ground' || !options || !first) return [name, field];
    const neighbour = list.find(({ id }) => id === first.id);
    return [
      name,
      {
        ...field,
        taken: taken.map(({ ground }) => ground),
        hint: texts.ground(
          neighbour ? kindLabelOf(neighbour) : '',
          field.words?.[first.ground] ?? first.ground,
        ),
      },
    ];
  });
}
