import { expect, test } from 'vitest';
import { changedNames, fieldName } from './field-name.ts';

test('fields are named in words, and places in lists counted from 1', () => {
  expect(fieldName('title')).toBe('Title');
  expect(fieldName('slug_url')).toBe('Slug url');
  expect(fieldName('sec4SubHeading')).toBe('Sec4 sub heading');
  expect(fieldName('blogs_content.0.heading')).toBe('Blogs content 1 heading');
  expect(fieldName('home.about.paragraphs.2')).toBe('Home about paragraphs 3');
});

test('what is a field of a form is named by its label there', () => {
  expect(fieldName('slug_url', 'location-page')).toBe('Main Slug URL');
  expect(fieldName('sec4SubHeading', 'case-study')).toBe('Section 4 Sub-heading');
  expect(fieldName('blogs_content.0.heading', 'blog')).toBe('Content 1 heading');
  expect(fieldName('miniatureSteps.0.question', 'case-study')).toBe('Step 1: Question');
  expect(fieldName('status', 'blog')).toBe('Status');
  expect(fieldName('sections.0.props.heading', 'page')).toBe('Section 1: heading');
  expect(fieldName('sections.a1.props.heading', 'page')).toBe('Section: heading');
  expect(fieldName('sections.a1.props.items.b2.question', 'page')).toBe('Section: items question');
  expect(fieldName('sections.a1', 'page')).toBe('Section');
  expect(fieldName('sections.2.hidden', 'page')).toBe('Section 3: hidden');
  expect(fieldName('sections.order', 'page')).toBe('Order of the sections');
  expect(fieldName('home.about.paragraphs.2', 'setting')).toBe('Paragraphs of the about block 3');
  expect(fieldName('offices.1.phone', 'setting')).toBe('Office 2: Telephone');
  expect(fieldName('offices.0.street.1', 'setting')).toBe('Office 1: Address 2');
  expect(fieldName('forms.name', 'setting')).toBe('Forms: Name');
  expect(fieldName('social.linkedin', 'setting')).toBe('Social linkedin');
});

test('a save names what it changed, but not what only the database knows of a section', () => {
  const changes = ['order', 'a1.kind', 'a1.v', 'a1.id', 'a1.props.heading'];
  const fields = changes.map((path) => ({ field: `sections.${path}` }));
  expect(changedNames(fields, 'page')).toEqual(['Order of the sections', 'Section: heading']);
  expect(changedNames([{ field: 'kind' }])).toEqual(['Kind']);
  const named = { field: 'sections.2.props.blocks.0.ground', label: 'Blocks: Block 1: Ground' };
  expect(changedNames([named], 'page')).toEqual(['Blocks: Block 1: Ground']);
});
