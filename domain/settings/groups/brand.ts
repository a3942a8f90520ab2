import type { CornerStyle, Motif, TypePair } from '../../brand/brand.ts';
import { firstSiteBrand, logo, logoLimit } from '../brand-settings.ts';
import { defineSettings } from '../group.ts';
import { colour, setting, settingChoice, settingLine } from '../setting-fields.ts';

const { accent, ground, deep } = firstSiteBrand;

const wordmarkLimit = 40;

/** R-B-01. */
export const brand = defineSettings({
  id: 'brand',
  title: 'Brand',
  note: 'sign, colours, type and shapes of everything that people see',
  saves: 'the brand',
  prefixed: true,
  tree: {
    brand: {
      wordmark: settingLine('Wordmark', null, {
        limit: wordmarkLimit,
        hint: 'Empty for the name of the agency.',
      }),
      logo: setting('logo', 'Logo', logo, { limit: logoLimit, empty: null }),
      nameBeside: settingChoice('Name beside the logo', {
        yes: 'Yes',
        no: 'No, the logo shows it',
      }),
      accent: colour('Accent', accent),
      ground: colour('Ground', ground),
      deep: colour('Deep', deep),
      typePair: settingChoice<TypePair>(
        'Type',
        {
          channel: 'Channel',
          workshop: 'Workshop',
          almanac: 'Almanac',
          gazette: 'Gazette',
          ledger: 'Ledger',
          reader: 'Reader',
          study: 'Study',
          signal: 'Signal',
        },
        { problem: 'Please choose one of the bundled pairs of typefaces.' },
      ),
      corners: settingChoice<CornerStyle>(
        'Corners',
        { turn: 'One turn', square: 'Square', soft: 'Soft' },
        { problem: 'Please choose how corners are shaped.' },
      ),
      motif: settingChoice<Motif>(
        'Drawings',
        { channels: 'Channels', terraces: 'Terraces', basins: 'Basins' },
        { problem: 'Please choose a motif of the drawings.' },
      ),
    },
  },
});
