import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { blogInput, blogKind } from '../../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../../domain/content/kinds/case-study.ts';
import { pageKind } from '../../../domain/content/kinds/page.ts';
import { describeOnBothDatabases } from '../../../tests/databases.ts';
import { fixtureSettings } from '../../../tests/fixture-settings.ts';
import type { Database } from '../../open.ts';
import { findSiteSettings, saveSettingsPart, saveSiteSettings } from '../../settings.ts';
import { insertItem } from '../change-items.ts';
import { changeContent } from '../content-version.ts';
import { saveEdition } from '../editions/save-edition.ts';
import { findItemState } from '../find-items.ts';
import { bindFigure, CannotBind } from './bind-figure.ts';
import { findProofs, saveProof } from './claim-proofs.ts';
import { findAssertedFigures } from './find-claims.ts';

const arabic = { tag: 'ar', name: 'العربية', digits: 'arab', isPublished: true } as const;

function pageOf(headline: string) {
  const sections = [{ id: 'a1', kind: 'hero', v: 1, hidden: false, props: { headline } }];
  return pageKind.input.parse({ name: 'About', path: '/about-us', sections });
}

describeOnBothDatabases('figures of public pages', (databases) => {
  let db: Database;
  beforeEach(async () => {
    ({ db } = await databases.open());
    await saveSiteSettings(db, fixtureSettings);
  });

  const typed = async () =>
    (await findAssertedFigures(db))
      .filter(({ declared }) => declared === null)
      .map(({ claim }) => claim);

  test('R-G-04 those of published items are found after each change, with their places', async () => {
    const before = await typed();
    const input = blogInput.parse({ title: 'Wells', brief_paragraph: 'Over 77 wells in 3 weeks.' });
    await insertItem(db, blogKind, input, { status: 'draft' });
    expect(await typed()).toEqual(before);
    await insertItem(db, blogKind, { ...input, title: 'More wells' });
    expect(await typed()).toEqual([...before, '77 wells', '3 weeks']);
    const [claim] = (await findAssertedFigures(db)).filter((one) => one.claim === '77 wells');
    expect(claim?.places).toMatchObject([
      {
        kind: 'blog',
        title: 'More wells',
        shown: 'Over 77',
        sentence: 'Over 77 wells in 3 weeks.',
      },
    ]);
  });

  test('R-G-04 a figure in a page is bound to the settings, whose edit it follows then', async () => {
    const sections = [
      {
        id: 'a1',
        kind: 'hero',
        v: 1,
        hidden: false,
        props: { headline: `We have ${fixtureSettings.claims.clients}+ clients` },
      },
    ];
    const { page_id } = await insertItem(
      db,
      pageKind,
      pageKind.input.parse({ name: 'About', path: '/about-us', sections }),
    );
    const id = String(page_id);
    const claim = `${fixtureSettings.claims.clients}+ clients`;
    const [found] = (await findAssertedFigures(db)).filter((one) => one.claim === claim);
    const path = found?.places[0]?.path ?? '';
    expect(await bindFigure(db, { claim, kind: 'page', id, path }, {})).toBe('About');
    const state = await findItemState(db, 'page', id);
    expect(JSON.stringify(state?.fields.sections)).toContain('We have {clients}+ clients');
    expect(await typed()).not.toContain(claim);
    await expect(bindFigure(db, { claim, kind: 'page', id, path }, {})).rejects.toThrow(CannotBind);
    expect(await bindFigure(db, { claim, kind: 'page', id: '999', path }, {})).toBeNull();
  });

  test('R-G-04 figures of blogs, of editions and of the settings are bound, too', async () => {
    const { claims, ...rest } = fixtureSettings;
    const number = 471;
    const claim = `${number} nets`;
    const text = `We made ${number} nets.`;
    await saveSiteSettings(db, {
      ...rest,
      claims,
      description: text,
      languages: [arabic],
      ownFigures: [{ name: 'nets', value: String(number), label: 'Nets' }],
    });
    const input = blogInput.parse({
      title: 'Nets',
      blogs_content: [{ heading: 'Nets', paragraph: text }],
    });
    const { blog_id } = await insertItem(db, blogKind, input);
    const { page_id } = await insertItem(db, pageKind, pageOf(text));
    const edition = { title: 'شباك', brief_paragraph: `صنعنا ٤٧١ شبكة.` };
    const values = { values: edition };
    await saveEdition(db, { kind: blogKind, id: blog_id, language: 'ar' }, values, {
      status: 'published',
    });
    const inPage = { values: { name: 'شباك', sections: { a1: { headline: `صنعنا ٤٧١ شبكة.` } } } };
    await saveEdition(db, { kind: pageKind, id: page_id, language: 'ar' }, inPage, {
      status: 'published',
    });
    const places = async () =>
      (await findAssertedFigures(db))
        .filter(({ value }) => value === String(number))
        .flatMap((one) => one.places.map((place) => ({ ...place, claim: one.claim })));
    const typed = (await places()).filter(({ shown }) => !shown.startsWith('{'));
    expect(typed.map(({ kind }) => kind).toSorted()).toEqual([
      ...['blog', 'blog-edition', 'page', 'page-edition', 'setting'],
    ]);
    for (const { kind, id, path, claim: own } of typed)
      await bindFigure(db, { claim: own, kind, id, path }, {});
    expect(typed.map(({ claim: own }) => own)).toContain(claim);
    expect((await places()).map(({ kind, shown }) => `${kind} ${shown}`).toSorted()).toEqual([
      ...[
        'blog {nets}',
        'blog-edition {nets}',
        'page {nets}',
        'page-edition {nets}',
        'setting {nets}',
      ],
    ]);
    expect((await findItemState(db, 'blog', String(blog_id)))?.fields.status).toBe('published');
  });

  test('R-G-04 the results of a study and the numbers of a section of figures are found', async () => {
    const sections = [
      {
        id: 'a1',
        kind: 'figures',
        v: 1,
        hidden: false,
        props: {
          figures: [
            { id: 'own', source: 'a number of its own', number: 61, label: 'wells' },
            { id: 'set', source: 'satisfied clients', number: 0, label: 'satisfied clients' },
          ],
        },
      },
    ];
    const page = pageKind.input.parse({ name: 'About', path: '/about-us', sections });
    await insertItem(db, pageKind, page);
    const study = caseStudyKind.input.parse({
      heroHeading: 'Wells',
      sec4Heading: 'After',
      sec4SubHeading: 'Six months',
      figure: '54%',
      figureText: 'of visits, within 3 days',
      sec4Percentage1: '471',
      sec4Text1: 'nets',
    });
    const { _id } = await insertItem(db, caseStudyKind, study, { status: 'published' });
    const placed = async () =>
      (await findAssertedFigures(db)).flatMap(({ claim, places }) =>
        places.map(({ path, sentence }) => [claim, path, sentence]),
      );
    expect(await placed()).toEqual(
      expect.arrayContaining([
        ['61+ wells', 'sections.a1.figures.own.number', '61+ wells'],
        ['{clients}', 'sections.a1.figures.set.number', '{clients}+ satisfied clients'],
        ['54% visits', 'figure', '54% of visits, within 3 days'],
        ['3 days', 'figureText', 'of visits, within 3 days'],
        ['471 nets', 'sec4Percentage1', '471 nets'],
      ]),
    );
    await saveSiteSettings(db, {
      ...fixtureSettings,
      ownFigures: [{ name: 'nets', value: '471', label: 'Nets' }],
    });
    const bound = { kind: 'case-study', id: String(_id), path: 'sec4Percentage1' } as const;
    await bindFigure(db, { claim: '471 nets', ...bound }, {});
    const state = await findItemState(db, 'case-study', String(_id));
    expect(state?.fields).toMatchObject({ sec4Percentage1: '{nets}', sec4Text1: 'nets' });
  });

  test('R-G-04 a figure of the settings is bound without undoing a save that is under way', async () => {
    const description = 'We made 471 nets.';
    const ownFigures = [{ name: 'nets', value: '471', label: 'Nets' }];
    await saveSiteSettings(db, { ...fixtureSettings, description, ownFigures });
    const bound = { claim: '471 nets', kind: 'setting', id: 'site', path: 'description' } as const;
    const binding = await changeContent(db, async (transaction) => {
      await saveSettingsPart(transaction, { name: 'New name' });
      const started = bindFigure(db, bound, {});
      await wait(100);
      return { started };
    });
    await binding.started;
    const settings = await findSiteSettings(db);
    expect([settings.name, settings.description]).toEqual(['New name', 'We made {nets} nets.']);
  });

  test('a proof is stored once per figure', async () => {
    const proof = { source: 'A list', answers_for: 'Sales', valid_until: null, is_none: false };
    await saveProof(db, '77 wells', proof, 'a@example.com');
    await saveProof(db, '77 wells', { ...proof, is_none: true }, 'a@example.com');
    expect([...(await findProofs(db))]).toMatchObject([['77 wells', { ...proof, is_none: true }]]);
  });
});
