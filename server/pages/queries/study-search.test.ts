import { expect, test } from 'vitest';
import { firstSettings } from '../../../content/settings.ts';
import { insertItem } from '../../../db/content/change-items.ts';
import { findEditions } from '../../../db/content/public/editions.ts';
import { saveSiteSettings } from '../../../db/settings.ts';
import { caseStudyInput, caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { arabic } from '../../../tests/editions.ts';
import { insertEdition } from '../../../tests/published-editions.ts';
import { languagesOfSite } from '../languages/languages-of-site.ts';
import { siteQueries } from './site-queries.ts';

describeOnBothDatabases('studies', ({ open }) => {
  test('R-L-06 are found by the names that pages give their categories', async () => {
    const { db } = await open();
    const settings = {
      ...firstSettings,
      language: { tag: 'de', dates: 'day-first' as const },
      languages: [arabic],
    };
    await saveSiteSettings(db, settings);
    const titled = [
      { heroHeading: 'Eins', category1: 'Web Development', category4: 'SEO' },
      { heroHeading: 'Zwei', category2: 'App Development', clientName: 'Museo' },
    ];
    for (const typed of titled) {
      const input = { ...typed, sec4Heading: 'a', sec4SubHeading: 'b' };
      const study = await insertItem(db, caseStudyKind, caseStudyInput.parse(input), {
        status: 'published',
      });
      const texts = { heroHeading: `ar ${typed.heroHeading}` };
      await insertEdition(db, caseStudyKind, study._id, { language: 'ar', texts });
    }
    const languages = await languagesOfSite(settings, () => findEditions(db));
    const [origin, further = origin] = languages.all;
    const found = async (current: typeof origin, find: string, category = '') => {
      const queries = siteQueries(db)({ languages: { ...languages, current } });
      const { items, count } = await queries.findCaseStudyPage({ category, find, page: 1 });
      const titles = items.map(({ heroHeading }) => heroHeading).sort();
      return count === titles.length && titles;
    };
    expect(await found(origin, 'Webentwicklung')).toEqual(['Eins']);
    expect(await found(origin, 'suchmaschinenoptimierung eins')).toEqual(['Eins']);
    expect(await found(origin, 'suchmaschinenoptimierung', 'Web Development')).toEqual(['Eins']);
    expect(await found(origin, 'entwicklung')).toEqual(['Eins', 'Zwei']);
    expect(await found(origin, 'ie')).toEqual(['Eins']);
    expect(await found(origin, 'App Development')).toEqual(['Zwei']);
    expect(await found(origin, 'entwicklung drei')).toEqual([]);
    expect(await found(further, 'تطوير التطبيقات')).toEqual(['ar Zwei']);
    expect(await found(further, 'تطوير المواقع')).toEqual(['ar Eins']);
  });
});
