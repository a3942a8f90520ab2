import { expect, test } from 'vitest';
import { kinds } from '../../../../domain/content/kinds/kinds.ts';
import { draftOf, fieldsOfGroup, inputOf } from './draft.ts';
import { formFieldsOf } from './form-fields.ts';

for (const kind of kinds) {
  test(`every field of a ${kind.noun} is in its form, once`, () => {
    const drawn = kind.groups.flatMap((group) => fieldsOfGroup(kind, group));
    expect(drawn.map(([name]) => name)).toEqual(kind.fieldNames);
  });

  test(`a new ${kind.noun} becomes texts with labels, and the same form again`, () => {
    const form = formFieldsOf(kind);
    const draft = draftOf(kind, null);
    const texts = form.fieldsOf(draft);
    for (const name of Object.keys(texts)) expect(form.labelOf(name)).not.toBe(name);
    expect(form.draftFrom(texts)).toEqual(draft);
    expect(Object.keys(inputOf(kind, draft))).toEqual(kind.fieldNames);
  });
}
