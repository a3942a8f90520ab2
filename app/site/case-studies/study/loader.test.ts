import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { firstSettings } from '../../../../content/settings.ts';
import {
  type CaseStudyText,
  caseStudyTextFields,
} from '../../../../domain/content/kinds/case-study.ts';
import { englishAlone } from '../../../../domain/languages/page-languages.ts';
import { type SiteContext, siteContext } from '../../../context.ts';
import type { Route } from './+types/case-study';
import { loader as loadStudy } from './case-study.tsx';

const id = 'a'.repeat(24);
const empty = Object.fromEntries(caseStudyTextFields.map((field) => [field, '']));
const study = {
  _id: id,
  reviews: [],
  miniatureSteps: [],
  // Made of the very list of fields that the type is made of.
  ...(empty as CaseStudyText),
  sec1Para: `<p onclick="alert(1)">Two &amp; two.</p><script>alert(1)</script><p>${'word '.repeat(60)}</p>`,
};

/** What a loader is called with; of the site it uses these queries and the origin alone. */
function argumentsFor<Arguments>(
  address: string,
  params: object,
  fields: Partial<CaseStudyText>,
): Arguments {
  const context = new RouterContextProvider();
  const queries = {
    findPublishedCaseStudyById: async (asked: string) =>
      asked === id ? { ...study, ...fields } : null,
    findGonePage: async () => null,
    findNextCaseStudy: async () => null,
    findSiteSettings: async () => firstSettings,
    findPage: async () => null,
  };
  const site = { origin: 'https://agency.example', queries, languages: englishAlone };
  context.set(siteContext, site as unknown as SiteContext);
  return { context, params, url: new URL(address, 'https://agency.example') } as Arguments;
}

function one(asked: string, fields: Partial<CaseStudyText> = {}) {
  const address = `/casestudy/${asked}`;
  return loadStudy(argumentsFor<Route.LoaderArgs>(address, { id: asked }, fields));
}

test.each(['b'.repeat(24), 'A'.repeat(24), '1', `${id}0`, '../admin', '%00'])(
  'the id %j belongs to no study',
  async (asked) => {
    await expect(one(asked)).rejects.toMatchObject({
      init: { status: 404 },
    });
  },
);

test('the description begins with the result, where one stands on the card', async () => {
  const result = {
    clientName: 'Acme',
    place: 'Lisbon',
    figure: '93%',
    figureText: 'confirmed',
  };
  const { description } = await one(id, result);
  expect(description).toMatch(/^Acme, Lisbon: 93% confirmed\. Two & two\./);
});

test('the description is plain text of at most 160 characters, which ends at a word', async () => {
  const loaded = await one(id);
  expect(loaded.description).toMatch(/^Two & two\.( word)+\.\.\.$/);
  expect(loaded.description.length).toBeGreaterThan(150);
  expect(loaded.description.length).toBeLessThanOrEqual(160);
  expect(loaded.canonical).toBe(`https://agency.example/casestudy/${id}`);
});
