import { captionLimit } from '../../media/upload.ts';
import { choice } from '../fields/choice-fields.ts';
import { image, line } from '../fields/fields.ts';
import { groundColourField } from '../fields/ground-colour.ts';

/** The bundled drawings that go behind a hero; one in its place is drawn from the page's address. */
const heroDrawings = [
  '',
  'company',
  'contact',
  'service',
  'ecommerce',
  'cms',
  'mobile',
  'ui-ux',
  'seo',
  'social-media',
  'google-ads',
  'home',
  'case-studies',
  'insights',
  'not-found',
] as const;

export const drawings = [
  '',
  'company-mission',
  'company-ambition',
  'ecommerce-1',
  'ecommerce-2',
  'ecommerce-3',
  'web-1',
  'web-2',
  'web-3',
  'cms-1',
  'cms-2',
  'cms-3',
  'mobile-1',
  'mobile-2',
  'mobile-3',
  'ui-ux-1',
  'ui-ux-2',
  'ui-ux-3',
  'seo-1',
  'seo-2',
  'seo-3',
  'social-media-1',
  'social-media-2',
  'social-media-3',
  'google-ads-1',
  'google-ads-2',
  'google-ads-3',
  'ecommerce-counts',
  'cms-counts',
] as const;

/** Names that are not spelt as they are stored. */
const spelt = [
  [/^ecommerce/, 'E-commerce'],
  [/^cms/, 'CMS'],
  [/^seo/, 'SEO'],
  [/^ui-ux/, 'UI/UX'],
  [/^google-ads/, 'Google Ads'],
] as const;

function wordsOf(names: readonly string[], none: string): Record<string, string> {
  const own = spelt.flatMap(([start, words]) =>
    names
      .filter((name) => start.test(name))
      .map((name) => [name, name.replace(start, () => words).replaceAll('-', ' ')]),
  );
  return { '': none, ...Object.fromEntries(own) };
}

export function heroDrawing() {
  return choice('section', 'Drawing', heroDrawings, {
    columns: 6,
    words: wordsOf(heroDrawings, "The page's own"),
    hint: 'Without one, the page gets a drawing of its own.',
  });
}

/** A bundled drawing, or a picture with what stands behind and below it. */
export function illustrationFields() {
  return {
    drawing: choice('section', 'Drawing', drawings, {
      columns: 6,
      words: wordsOf(drawings, 'None'),
    }),
    picture: image('section', 'Picture instead of a drawing', { columns: 6 }),
    ground: groundColourField('section'),
    caption: line('section', 'Caption', captionLimit, { columns: 6 }),
  };
}
