import { address, line, lines } from '../../../fields/fields.ts';

/** The panel that fills a free place of a list; without a heading there is none. */
export function panelFields(name: string) {
  return {
    panelHeading: line('section', `${name}: heading`, 300),
    panelText: lines('section', `${name}: text`, 500),
    panelLabel: line('section', `${name}: words of the link`, 60, { columns: 6 }),
    panelHref: address('section', `${name}: where it leads`, { columns: 6 }),
  };
}
