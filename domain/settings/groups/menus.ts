import { type FieldDefinitions, line, lines, requiredLine } from '../../content/fields/fields.ts';
import { type RowsOptions, rows } from '../../content/fields/rows.ts';
import { target } from '../../content/fields/target.ts';
import { defineSettings } from '../group.ts';
import { type FooterWords, footerWords } from '../menus/footer-words.ts';
import { lastLevel, menuLimits, menuProblems, refuseOddEntries } from '../menus/menu-tree.ts';
import { settingsLimits } from '../setting-fields.ts';

const [header, footer] = ['header', 'footer'];

function words(group: string) {
  const problem = menuProblems.words;
  return requiredLine(group, 'Words', menuLimits.label, { problem, columns: 6 });
}

function link(group: string) {
  const leads = target(group, 'Leads to', { problem: menuProblems.leads, columns: 6 });
  return { label: words(group), target: leads };
}

function entries<const F extends FieldDefinitions>(
  group: string,
  label: string,
  level: RowsOptions<F>,
) {
  return { ...rows(group, label, level), control: 'menu' as const };
}

function links(group: string, label: string, limit: number, hint?: string) {
  const level = { noun: 'link', limit, fields: link(group), row: lastLevel };
  return entries(group, label, hint ? { ...level, hint } : level);
}

const headerEntries = entries(header, 'Header', {
  noun: 'entry',
  limit: menuLimits.entries,
  hint: 'The logo leads home besides. An entry with groups opens them.',
  fields: {
    label: words(header),
    target: target(header, 'Leads to', { columns: 6 }),
    entries: entries(header, 'Groups', {
      noun: 'group',
      limit: menuLimits.groups,
      fields: { label: words(header), entries: links(header, 'Links', menuLimits.links) },
    }),
  },
});

function heading(group: string, label: string, hint?: string) {
  return line(group, label, menuLimits.label, { columns: 6, ...(hint && { hint }) });
}

/** Records that are older than it have the words that stood there. */
function wordsAt(name: keyof FooterWords, label: string, hint?: string) {
  const own = heading(footer, label, hint);
  return { ...own, input: own.input.default(footerWords[name]), empty: footerWords[name] };
}

const shops = { id: 'shops', label: 'Shops', target: 'page:3' };
const group = { id: 'web', label: 'Web', entries: [shops] };
const example = [{ id: 'services', label: 'Services', target: '', entries: [group] }];

/** R-P-10: entries name items, and follow their addresses. */
export const menus = defineSettings({
  id: 'menus',
  title: 'Menus',
  note: 'in the header and the footer of every page',
  saves: 'the menus of header and footer',
  groups: [
    { id: header, title: 'At the top of every page' },
    { id: footer, title: 'At the foot of every page' },
  ],
  tree: {
    menus: {
      header: {
        ...headerEntries,
        input: headerEntries.input.superRefine(refuseOddEntries).meta({ examples: [example] }),
      },
      start: {
        label: heading(header, 'Button: words'),
        target: target(header, 'Button: where it leads', {
          columns: 6,
          hint: 'On landing pages it leads to the form.',
        }),
      },
      quote: {
        label: heading(header, 'Panel beside the groups: words'),
        target: target(header, 'Panel beside the groups: where it leads', { columns: 6 }),
        text: lines(header, 'Panel beside the groups: text', settingsLimits.line),
      },
      footer: {
        label: heading(footer, 'Heading of the first list'),
        links: links(footer, 'First list', menuLimits.links, 'Without links, none is shown.'),
        call: wordsAt('call', 'Words above the telephone'),
        social: wordsAt('social', 'Heading of the social links'),
        places: wordsAt('places', 'Heading of the location pages'),
        rights: wordsAt('rights', 'Words after the copyright', 'After the years and the name.'),
      },
      legal: {
        label: heading(footer, 'Heading of the second list'),
        links: links(footer, 'Second list', menuLimits.legal, 'Such as policies.'),
      },
    },
  },
});
