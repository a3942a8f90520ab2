import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { AxeResults, RunOptions } from 'axe-core';
import { skipEntrances } from './visits.ts';

/** Half of what `axe.source` sends to each document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const options: RunOptions = {
  resultTypes: ['violations'],
  selectors: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Puts axe into the document; reading its half megabyte takes longer than examining most pages. */
async function loadAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** Of axe's rules those that another colour can break. */
export const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * What breaks axe's rules on the page when everything has arrived that is on its way, or in a part of it,
 * each with its first element and why.
 */
export async function violations(
  page: Page,
  part = 'html',
  runOnly = options.runOnly,
): Promise<string[]> {
  await loadAxe(page);
  // A colour on its way from one scheme to the other belongs to neither.
  await skipEntrances(page);
  return page.evaluate(
    async ([within, given]) => {
      // Axe declares no global of its own.
      const { axe: loaded } = window as unknown as { axe: typeof axe };
      const results: AxeResults = await loaded.run(within, given);
      return results.violations.map(
        ({ id, nodes: [first] }) => `${id}: ${first?.html} ${first?.failureSummary}`,
      );
    },
    [part, { ...options, runOnly }] as const,
  );
}
