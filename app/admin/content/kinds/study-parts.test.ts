import { expect, test } from 'vitest';
import type { GroupDefinition } from '../../../../domain/content/kind.ts';
import {
  type CaseStudyText,
  caseStudyKind,
  caseStudyTextFields,
} from '../../../../domain/content/kinds/case-study.ts';
import { draftOf, type FormDraft, fieldsOfGroup } from '../editor/draft.ts';
import { isComplete } from '../page/section-list.tsx';
import { studyParts } from './study-parts.tsx';

const groups: readonly GroupDefinition[] = caseStudyKind.groups;
const fields = groups.flatMap((group) => fieldsOfGroup(caseStudyKind, group));

function studyWith(text: Partial<CaseStudyText>): FormDraft {
  return { ...draftOf(caseStudyKind, null), ...text };
}

function section(id: string): GroupDefinition {
  const found = groups.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
}

function isFull(id: string, draft: FormDraft): boolean {
  return isComplete(caseStudyKind, section(id), draft, studyParts.extras?.mayLack);
}

test('every field of a case study is in the form, once', () => {
  const names = fields.map(([name]) => name);
  expect([...names].sort()).toEqual([...caseStudyTextFields, 'miniatureSteps', 'reviews'].sort());
});

test('R-5-09 only the heading and sub-heading of section 4 are required', () => {
  const required = fields.filter(([, field]) => field.required).map(([name]) => name);
  expect(required).toEqual(['sec4Heading', 'sec4SubHeading']);
});

test('a section is complete when nothing that its page shows is empty', () => {
  const text = studyWith({ sec1Heading: 'One', sec1Para: 'Two' });
  expect(isFull('section-1', text)).toBe(false);
  expect(isFull('section-1', { ...text, sec1Img: '/media/a.png' })).toBe(true);
});

test('template2 shows three figures, so the fourth may be empty', () => {
  const filled = Object.fromEntries(
    fieldsOfGroup(caseStudyKind, section('section-4'))
      .filter(([name]) => !/^sec4.*4$/.test(name))
      .map(([name]) => [name, 'x']),
  );
  expect(isFull('section-4', studyWith({ ...filled }))).toBe(false);
  expect(isFull('section-4', studyWith({ ...filled, template: 'template2' }))).toBe(true);
});

test('one category is enough', () => {
  expect(isFull('categories', studyWith({ category1: 'SEO' }))).toBe(true);
});

test('no section shares its id with a field, which its label would lose', () => {
  const names: readonly string[] = caseStudyTextFields;
  expect(groups.filter(({ id }) => names.includes(id))).toEqual([]);
});

test('D25 an unknown template opens as the first, an older category stays', () => {
  const study = { template: 'template9', category1: 'Old', reviews: [] };
  expect(draftOf(caseStudyKind, study)).toMatchObject({ template: 'template1', category1: 'Old' });
});
