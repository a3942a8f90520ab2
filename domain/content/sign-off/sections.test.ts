import { expect, test } from 'vitest';
import { emptyValues } from '../kind.ts';
import { blogKind } from '../kinds/blog.ts';
import { pageKind } from '../kinds/page.ts';
import { sectionsToSign } from './sections.ts';
import { isAllApproved, standings } from './standing.ts';

function about(id: string, hidden = false) {
  return { id, kind: 'about', v: 1, hidden, props: { heading: `Heading of ${id}` } };
}

test('a page is answered section by section, without hidden ones', () => {
  const values = {
    ...emptyValues(pageKind),
    name: 'A page',
    sections: [about('a1'), about('b2', true), about('c3')],
  };
  const sections = sectionsToSign(pageKind, values).filter(({ id }) => id.startsWith('sections'));
  expect(sections.map(({ id }) => id)).toEqual(['sections.a1', 'sections.c3']);
  const [first, second] = sections;
  expect(first?.label).not.toBe(second?.label);
  expect(first?.texts).toMatchObject([
    { path: 'sections.a1.props.heading', text: 'Heading of a1', isHtml: false },
  ]);
});

test('every field is part of a section, so that no change goes unseen', () => {
  const values = { ...emptyValues(blogKind), title: 'A title', category: 1 };
  const before = JSON.stringify(sectionsToSign(blogKind, values));
  expect(JSON.stringify(sectionsToSign(blogKind, { ...values, category: 2 }))).not.toBe(before);
  expect(sectionsToSign(blogKind, emptyValues(blogKind))).toEqual([]);
});

const current = [{ id: 'a', label: 'A', hash: '1' }];

function said(link_id: string, verdict: 'approve' | 'changes', hash = '1') {
  return {
    link_id,
    name: link_id,
    verdict,
    made_at: '',
    is_revoked: 0,
    sections: [{ id: 'a', hash }],
  };
}

test.each([
  ['waiting', []],
  ['approved', [said('noor', 'approve')]],
  ['void', [said('noor', 'approve', '0')]],
  ['waiting', [said('noor', 'changes', '0')]],
  ['changes', [said('omar', 'changes'), said('noor', 'approve')]],
  ['approved', [said('noor', 'changes'), said('noor', 'approve')]],
  ['approved', [said('noor', 'approve'), said('noor', 'approve', '0')]],
])('a section is %s after %j', (state, answers) => {
  expect(standings(current, answers)).toMatchObject([{ state }]);
});

test('whoever was removed holds nothing up, and nothing at all is not approved', () => {
  const answers = [said('omar', 'changes'), said('noor', 'approve')] as const;
  expect(isAllApproved(standings(current, answers))).toBe(false);
  const [omar, noor] = answers;
  const removed = [{ ...omar, is_revoked: 1 }, noor];
  expect(isAllApproved(standings(current, removed))).toBe(true);
  expect(isAllApproved([])).toBe(false);
});
