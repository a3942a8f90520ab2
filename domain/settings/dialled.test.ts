import { expect, test } from 'vitest';
import { telephoneAddress } from '../../app/ui/telephone.ts';

test.each([
  ['+44 (0)20 7946 0000', 'tel:+442079460000'],
  ['+44 ( 0 ) 20 7946 0000', 'tel:+442079460000'],
  ['+44 (20) 7946-0000', 'tel:+442079460000'],
  ['(0)4 000 0000', 'tel:040000000'],
  ['04 000 0000', 'tel:040000000'],
  ['+44 (0)20 7946 0000 ext. 12', 'tel:+442079460000;ext=12'],
  ['020 7946 0000 x12', 'tel:02079460000;ext=12'],
  ['020 7946 0000 (Extension: 12)', 'tel:02079460000;ext=12'],
  ['020 7946 0000 #12', 'tel:02079460000;ext=12'],
  ['020 7946 0000, extension 12', 'tel:02079460000;ext=12'],
  ['+44 20 7946 0000 or 07700 900000', 'tel:+442079460000'],
  ['Mobile: +44 7700 900000 (mornings)', 'tel:+447700900000'],
  ['Tel 020 7946 0000, Fax 020 7946 0001', 'tel:02079460000'],
  ['ask for Amal', 'tel:'],
])('%s is dialled as %s', (phone, address) => {
  expect(telephoneAddress(phone)).toBe(address);
});
