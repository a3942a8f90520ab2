import { z } from '../../zod.ts';
import { defineSettings } from '../group.ts';
import {
  degrees,
  entries,
  filledLine,
  list,
  settingLine,
  translatable,
} from '../setting-fields.ts';
import { telephone } from '../telephone.ts';

const countryCode = z.string().regex(/^[A-Z]{2}$/, {
  error: 'Please enter the two capital letters of the country, such as AE.',
});

/** Nobody's office is at 0°, 0°, where one without coordinates would stand. */
export function isPlaced({
  latitude,
  longitude,
}: {
  latitude: number;
  longitude: number;
}): boolean {
  return latitude !== 0 || longitude !== 0;
}

export const offices = defineSettings({
  id: 'offices',
  title: 'Offices',
  note: 'the first is the head office',
  saves: 'the offices',
  tree: {
    offices: list('All offices', {
      noun: 'office',
      limit: 20,
      atLeast: { count: 1, problem: 'Please keep at least one office.' },
      fields: {
        city: filledLine('City', translatable),
        phone: telephone('Telephone'),
        street: entries('Address', 'Up to four lines, without city and country.'),
        country: filledLine('Country', translatable),
        countryCode: settingLine('Country code', countryCode, {
          limit: 2,
          hint: 'Two capital letters, such as AE.',
        }),
        latitude: degrees('Degrees north', 90, 'Leave both at 0 to show no degrees.'),
        longitude: degrees('Degrees east', 180),
      },
    }),
  },
});
