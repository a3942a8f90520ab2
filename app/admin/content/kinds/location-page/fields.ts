import { slugLimit } from '../../../../../domain/content/addresses/slug.ts';
import { webAddressLimit } from '../../../../../domain/content/addresses/web-address.ts';
import {
  type LocationPageText,
  locationPageLimits,
} from '../../../../../domain/content/kinds/location-page.ts';
import { locationTexts } from '../../texts/location-pages.ts';

const { heading, paragraph, meta } = locationPageLimits;

export interface LocationFieldPlan {
  name: keyof LocationPageText;
  /** The specification's label, with its asterisk (§2.7, R-2.7-15). */
  label: string;
  kind: 'slug' | 'line' | 'lines' | 'paragraph';
  maxLength: number;
  /** Length that search engines show in full. */
  advised?: number;
  hint?: string;
  /** Takes the whole width. */
  full?: true;
}

export interface LocationGroup {
  title: string;
  /** Beside the title. */
  noteOf?: (text: LocationPageText) => string;
  fields: LocationFieldPlan[];
}

const top: LocationFieldPlan[] = [
  { name: 'slug_url', label: 'Main Slug URL*', kind: 'slug', maxLength: slugLimit, full: true },
  { name: 'main_heading', label: 'Main Heading*', kind: 'line', maxLength: heading },
  {
    name: 'highlighted_heading',
    label: 'Highlighted Heading*',
    kind: 'line',
    maxLength: heading,
    hint: locationTexts.highlightHint,
  },
  {
    name: 'main_paragraph',
    label: 'Main Paragraph*',
    kind: 'paragraph',
    maxLength: paragraph,
    full: true,
  },
];

/** The numbers of the page's blocks. */
const blockNumbers = [1, 2, 3, 4] as const;

const blocks = blockNumbers.flatMap((number): LocationFieldPlan[] => [
  {
    name: `heading_${number}`,
    label: `Heading ${number}*`,
    kind: 'line',
    maxLength: heading,
    full: true,
  },
  {
    name: `paragraph_${number}`,
    label: `Paragraph ${number}*`,
    kind: 'paragraph',
    maxLength: paragraph,
    full: true,
  },
]);

const searchEngines: LocationFieldPlan[] = [
  { name: 'meta_title', label: 'Meta Title*', kind: 'line', maxLength: meta, advised: 60 },
  {
    name: 'meta_link',
    label: 'Meta Link*',
    kind: 'line',
    maxLength: webAddressLimit,
    hint: locationTexts.linkHint,
  },
  {
    name: 'meta_keywords',
    label: 'Meta Keywords*',
    kind: 'line',
    maxLength: meta,
    hint: locationTexts.keywordsHint,
    full: true,
  },
  {
    name: 'meta_description',
    label: 'Meta Description*',
    kind: 'lines',
    maxLength: meta,
    advised: 155,
    full: true,
  },
];

/** Every field of a location page, in the order of the form. */
export const locationGroups: LocationGroup[] = [
  { title: locationTexts.top, fields: top },
  { title: locationTexts.blocks, noteOf: blockNote, fields: blocks },
  { title: locationTexts.searchEngines, fields: searchEngines },
];

export const locationFields = locationGroups.flatMap(({ fields }) => fields);

/** How many of the four blocks have a heading and a paragraph. */
export function filledBlocks(text: LocationPageText): number {
  return blockNumbers.filter(
    (number) => text[`heading_${number}`].trim() && text[`paragraph_${number}`].trim(),
  ).length;
}

function blockNote(text: LocationPageText): string {
  return locationTexts.blocksFilled(filledBlocks(text), blockNumbers.length);
}
