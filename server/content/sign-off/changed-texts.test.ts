import { expect, test } from 'vitest';
import { answerOf } from '../../../db/content/sign-off/answers.ts';
import type { HashedSection } from '../../../db/content/sign-off/item-to-sign.ts';
import { standings } from '../../../domain/content/sign-off/standing.ts';
import { standingsWithChanges } from './changed-texts.ts';

function section(id: string, text: string): HashedSection {
  const texts = [{ path: `${id}.text`, label: id, text, isHtml: false }];
  return { id, label: id, hash: text, content: text, texts };
}

const now = [section('a', 'Ten clinics'), section('b', 'Six of ten calls')];
const seen = [section('a', 'Nine clinics'), section('b', 'Five of ten calls')];
const answer = answerOf({
  answer_id: 1,
  link_id: 'l',
  kind: 'blog',
  item_id: '1',
  title: '',
  name: 'Noor',
  email: 'noor@clinic.example',
  recipient: 'Noor',
  verdict: 'approve',
  sections: JSON.stringify(seen),
  is_confirmed: 0,
  is_revoked: 0,
  made_at: '2026-01-01T00:00:00.000Z',
  seen_at: null,
});

function found() {
  const item = {
    kind: 'blog' as const,
    id: '1',
    language: undefined,
    title: '',
    fields: {},
    savedAt: '',
    sections: now,
  };
  return { item, answers: [answer], sections: standings(now, [answer]) };
}

async function changes(deadline?: number) {
  const sections = await standingsWithChanges(found(), deadline);
  return sections.map(({ changed }) =>
    changed[0]?.pieces.map(({ text, change }) => [text, change ?? 'same']),
  );
}

test('what has changed since an approval is shown word by word', async () => {
  expect(await changes(Number.POSITIVE_INFINITY)).toEqual([
    [
      ['Nine', 'removed'],
      ['Ten', 'added'],
      [' clinics', 'same'],
    ],
    [
      ['Five', 'removed'],
      ['Six', 'added'],
      [' of ten calls', 'same'],
    ],
  ]);
});

test('one deadline holds for all texts: those after it come as removed and added', async () => {
  expect(await changes(0)).toEqual([
    [
      ['Nine clinics', 'removed'],
      ['Ten clinics', 'added'],
    ],
    [
      ['Five of ten calls', 'removed'],
      ['Six of ten calls', 'added'],
    ],
  ]);
});
