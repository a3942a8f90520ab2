import type { Menus } from '../../domain/settings.ts';
import { firstMenus } from '../menus/first-menus.ts';

/** Without services: each that is added gets an entry of its own. */
export const blankMenus: Menus = {
  ...firstMenus,
  header: firstMenus.header.filter(({ entries }) => entries.length === 0),
  quote: { ...firstMenus.quote, text: 'Say what visitors get when they write to you, and when.' },
};
