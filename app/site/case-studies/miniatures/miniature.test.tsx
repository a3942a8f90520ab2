import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { miniatureNames } from '../../../../domain/content/miniatures.ts';
import { InLanguage } from '../../../../tests/in-language.tsx';
import { Miniature } from './miniature.tsx';
import { miniatureTexts } from './miniature-texts.ts';

test.each(miniatureNames)('%s has at most four steps of at most four options', (name) => {
  const inEnglish = miniatureTexts[name].en.steps.map(({ options }) => options.length);
  for (const { steps, result } of Object.values(miniatureTexts[name])) {
    expect(steps.length).toBeGreaterThan(0);
    expect(steps.length).toBeLessThanOrEqual(4);
    expect(Math.max(...steps.map(({ options }) => options.length))).toBeLessThanOrEqual(4);
    expect(steps.map(({ options }) => options.length)).toEqual(inEnglish);
    for (const part of result) {
      if (typeof part === 'string') continue;
      expect(part.says).toHaveLength(steps[part.step - 1]?.options.length ?? 0);
    }
  }
});

test.each(miniatureNames)('%s is a group of choices that cannot be sent, and says so', (name) => {
  const html = renderToStaticMarkup(
    <InLanguage>
      <Miniature name={name} />
    </InLanguage>,
  );
  expect(html).toContain('is sent or stored');
  expect(html).not.toMatch(/<form|<button|type="submit"|action=/);
  expect(html.match(/<fieldset/g)).toHaveLength(html.match(/<legend/g)?.length ?? 0);
  expect(html.match(/type="radio"/g)).toHaveLength(html.match(/required/g)?.length ?? 0);
});

test.each(['ar', 'ur'])('R-L-08 nothing of a miniature is left in English in %s', (tag) => {
  const html = miniatureNames.map((name) =>
    renderToStaticMarkup(
      <InLanguage tag={tag}>
        <Miniature name={name} />
      </InLanguage>,
    ),
  );
  expect(html.join('').replaceAll(/<[^>]*>/g, '')).not.toMatch(/[A-Za-z]/);
});
