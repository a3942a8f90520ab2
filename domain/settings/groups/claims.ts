import { factNames } from '../../content/sections/facts.ts';
import { z } from '../../zod.ts';
import { defineSettings } from '../group.ts';
import { filledLine, list, settingLine, settingsLimits, whole } from '../setting-fields.ts';

const figure = (label: string) => whole(label, { min: 0, max: settingsLimits.count });

const counts = {
  experience: figure('Years of experience'),
  clients: figure('Satisfied clients'),
  startups: figure('Startups served'),
  happyClients: figure('Happy Clients'),
  optimizedApps: figure('Optimized Apps'),
  enhancements: figure('Feature Enhancements'),
  apps: figure('Apps Delivered'),
};

const name = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{2,30}$/, 'Please use 2 to 30 letters from A to Z, without spaces.')
  .refine(
    (typed) => !factNames.includes(typed),
    'The site has a figure or a text of this name already.',
  );

const value = z
  .string()
  .trim()
  .regex(
    /^(?:\d{1,9}(?:[.,]\d{1,3}){0,3}|\{[A-Za-z]{2,30}\})(?: ?[%+])?$/,
    'Please enter a number such as 40, 1,200 or 4.9; % or + may follow.',
  )
  .refine(
    (typed) => !typed.startsWith('{') || Object.hasOwn(counts, typed.replace(/^\{|\}.*$/g, '')),
    'Please name one of the figures above in braces, such as {clients}.',
  )
  .meta({ examples: ['1,200'] });

function hasTwice(names: unknown[]): boolean {
  return new Set(names).size < names.length;
}

/** Specification §1; the owner answers for the figures (D41). */
export const claims = defineSettings({
  id: 'claims',
  title: 'Figures',
  note: 'the site shows each with a plus; only say what you can prove',
  saves: 'the figures the agency answers for',
  prefixed: true,
  tree: {
    claims: counts,
    ownFigures: list('Own figures', {
      noun: 'figure',
      limit: 40,
      hint: 'Any text names one in braces, such as {nets}, and shows its number: one edit changes it everywhere. The figures above are named in sections of pages only.',
      rows: (rows) =>
        rows.refine(
          (all) => !hasTwice(all.map((row) => Object(row).name)),
          'Two figures have the same name.',
        ),
      fields: {
        name: settingLine('Name in braces', name, {
          limit: 30,
          hint: 'Letters from A to Z, such as nets.',
        }),
        value: settingLine('Number', value, {
          limit: 20,
          hint: 'Such as 40, 1,200 or 98 %. {clients}+ follows the figure above.',
        }),
        label: filledLine('What is counted'),
      },
    }),
  },
});
