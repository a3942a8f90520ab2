import { expect, test } from 'vitest';
import { describeOnBothDatabases } from '../../../../tests/databases.ts';
import { factFindings } from './facts.ts';

describeOnBothDatabases('facts in texts', ({ open }) => {
  test('D69 an article that names facts is told that visitors read the braces', async () => {
    const { db } = await open();
    const values = { title: 'About {name}', brief_paragraph: 'For {clients}, {nets}.' };
    const draft = { kind: 'blog', id: null, fields: values } as const;
    const found = await factFindings(db, { draft, values });
    expect(found.map(({ field, message }) => [field, message.split('.')[0]])).toEqual([
      ['title', 'Visitors read {name} as it stands'],
      ['brief_paragraph', 'Visitors read {clients} as it stands'],
    ]);
  });
});
