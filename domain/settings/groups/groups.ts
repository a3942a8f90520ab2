import { keysOf } from '../../keys-of.ts';
import { type SettingsGroupDefinition, settingInWords } from '../group.ts';
import { agency } from './agency.ts';
import { approval } from './approval.ts';
import { brand } from './brand.ts';
import { claims } from './claims.ts';
import { contactSettings } from './contact.ts';
import { formSettings } from './forms.ts';
import { home } from './home.ts';
import { hours } from './hours.ts';
import { languageSettings } from './languages.ts';
import { menus } from './menus.ts';
import { offices } from './offices.ts';
import { region } from './region.ts';
import { testimonials } from './testimonials.ts';

/** In the order of the settings screen. */
export const settingsGroups = {
  agency,
  contact: contactSettings,
  offices,
  hours,
  region,
  languages: languageSettings,
  brand,
  home,
  testimonials,
  claims,
  forms: formSettings,
  approval,
  menus,
} as const;

export type SettingsGroup = keyof typeof settingsGroups;

export const settingsGroupNames = keysOf(settingsGroups);

/**
 * The brand and the menus have screens of their own. The words of the home page are edited on the page;
 * the release before still saves them here.
 */
export const shownGroups = settingsGroupNames.filter(
  (name) => name !== 'brand' && name !== 'home' && name !== 'menus',
);

const all: readonly SettingsGroupDefinition[] = Object.values(settingsGroups);

/** 'Office 2: Telephone' of `offices.1.phone`. */
export function settingName(path: string): string {
  return settingInWords(all, path);
}
