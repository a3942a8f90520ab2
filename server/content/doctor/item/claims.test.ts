import { expect, test } from 'vitest';
import { saveProof } from '../../../../db/content/claims/claim-proofs.ts';
import { saveSiteSettings } from '../../../../db/settings.ts';
import { blogKind } from '../../../../domain/content/kinds/blog.ts';
import { describeOnBothDatabases } from '../../../../tests/databases.ts';
import { fixtureSettings } from '../../../../tests/fixture-settings.ts';
import { claimFindings } from './claims.ts';

describeOnBothDatabases('figures of a form', ({ open }) => {
  test('D57 a source holds until the end of its last day at the site', async () => {
    const { db } = await open();
    const time = { ...fixtureSettings.time, zone: 'America/Los_Angeles' };
    await saveSiteSettings(db, { ...fixtureSettings, time });
    const values = { title: 'Wells', brief_paragraph: 'We drilled 431 wells.' };
    const draft = { kind: 'blog', id: null, fields: values } as const;
    const messagesAt = async (at: string) => {
      const found = await claimFindings(
        db,
        { draft, values, parts: blogKind.page },
        Date.parse(at),
      );
      return found.map(({ message }) => message);
    };
    const [unproved = ''] = await messagesAt('2031-12-01T07:59:00Z');
    const claim = unproved.split("'")[1] ?? '';
    const proof = { source: 'A list', answers_for: 'Sales', valid_until: '2031-11-30' };
    await saveProof(db, claim, { ...proof, is_none: false }, 'admin@example.com');
    expect(await messagesAt('2031-12-01T07:59:00Z')).toEqual([]);
    expect(await messagesAt('2031-12-01T08:00:00Z')).toEqual([
      `The source has expired: '${claim}'.`,
    ]);
  });
});
