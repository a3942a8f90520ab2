import { expect, test } from 'vitest';
import {
  type CaseStudyText,
  caseStudyTextFields,
} from '../../../../../domain/content/kinds/case-study.ts';
import { isComplete, type StudySection, studySections } from './fields.ts';

function studyWith(text: Partial<CaseStudyText>): CaseStudyText {
  const empty = Object.fromEntries(caseStudyTextFields.map((name) => [name, '']));
  return { ...(empty as CaseStudyText), ...text };
}

function section(id: string): StudySection {
  const found = studySections.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no section ${id}`);
  return found;
}

test('every text field of a case study is in the form, once', () => {
  const names = studySections.flatMap(({ fields }) => fields.map(({ name }) => name));
  expect([...names].sort()).toEqual([...caseStudyTextFields].sort());
});

test('R-5-09 only the heading and sub-heading of section 4 are required', () => {
  const required = studySections
    .flatMap(({ fields }) => fields)
    .filter((field) => field.required)
    .map(({ name }) => name);
  expect(required).toEqual(['sec4Heading', 'sec4SubHeading']);
});

test('a section is complete when nothing that its page shows is empty', () => {
  const text = studyWith({ sec1Heading: 'One', sec1Para: 'Two' });
  expect(isComplete(section('section-1'), text)).toBe(false);
  expect(isComplete(section('section-1'), { ...text, sec1Img: '/media/a.png' })).toBe(true);
});

test('template2 shows three figures, so the fourth may be empty', () => {
  const filled = Object.fromEntries(
    section('section-4')
      .fields.filter(({ name }) => !/^sec4.*4$/.test(name))
      .map(({ name }) => [name, 'x']),
  );
  expect(isComplete(section('section-4'), studyWith({ ...filled }))).toBe(false);
  const three = studyWith({ ...filled, template: 'template2' });
  expect(isComplete(section('section-4'), three)).toBe(true);
});

test('one category is enough', () => {
  const text = studyWith({ category1: 'SEO' });
  expect(isComplete(section('categories'), text)).toBe(true);
});

test('no section shares its id with a field, which its label would lose', () => {
  const names: readonly string[] = caseStudyTextFields;
  expect(studySections.filter(({ id }) => names.includes(id))).toEqual([]);
});
