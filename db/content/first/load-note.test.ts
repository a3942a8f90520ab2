import { expect, test } from 'vitest';
import { firstSteps } from '../../../domain/api/content/first-hour.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { changeLoad, findLoad, type Removal, saveLoad } from './load-note.ts';

describeOnBothDatabases('note on the first content', ({ open }) => {
  test('steps that are noted while the demo is removed do not lose the removal', async () => {
    const { db } = await open();
    await saveLoad(db, { content: 'demo', name: 'Demo' });
    const removal: Removal = {
      bulk: 'one',
      at: '2026-11-30T00:00:00Z',
      count: 3,
      testimonials: [],
    };
    await Promise.all([
      changeLoad(db, () => ({ removal })),
      ...firstSteps.map((step) =>
        changeLoad(db, ({ steps }) => ({ steps: { ...steps, [step]: 'done' } })),
      ),
    ]);
    const note = await findLoad(db);
    expect(note?.removal).toEqual(removal);
    expect(Object.keys(note?.steps ?? {}).sort()).toEqual([...firstSteps].sort());
  });

  test('a site that was never loaded gets no note', async () => {
    const { db } = await open();
    expect(await changeLoad(db, () => ({ isLeft: true }))).toBeNull();
    expect(await findLoad(db)).toBeNull();
  });
});
