import type { z } from 'zod';
import type { FieldDefinition, FieldDefinitions } from '../../domain/content/fields/fields.ts';
import type { PageInput } from '../../domain/content/kinds/page.ts';
import type { AnySection } from '../../domain/content/sections/sections.ts';

type FirstValue<Field extends FieldDefinition> = Field extends {
  rows: { fields: infer F extends FieldDefinitions };
}
  ? (FirstProps<F> & { id: string })[]
  : z.infer<Field['answer']>;

type FirstProps<F extends FieldDefinitions> = { [Name in keyof F]?: FirstValue<F[Name]> };

type FirstSection<Kind> = Kind extends AnySection
  ? { id: string; kind: Kind['name']; props: FirstProps<Kind['fields']> }
  : never;

/** A page of the first content; what it leaves out is as in a new page. */
export type FirstPage = Partial<Omit<PageInput, 'sections'>> & {
  name: string;
  path: string;
  sections: FirstSection<AnySection>[];
};
