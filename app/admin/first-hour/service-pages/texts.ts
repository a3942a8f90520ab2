import { countOf } from '../../../../domain/count-of.ts';

const services = (count: number) => countOf(count, 'service');

export const serviceTexts = {
  note: 'the menu follows this list',
  none: 'There is no page of a service yet.',
  list: 'Services',
  what: (name: string) => `What becomes of ${name}`,
  keep: 'Keep',
  rename: 'Rename',
  remove: 'Remove',
  newName: (name: string) => `New name of ${name}`,
  moves: (name: string, path: string) =>
    `was ${name}; its address moves with it, and ${path} leads there`,
  goes: (path: string, day: string) =>
    `goes to the Trash until ${day}; ${path} says that it is gone`,
  inGroup: (group: string) => `in ‘${group}’ of the menu`,
  isNew: 'is published with texts that say what belongs there',
  newService: 'Name of a new service',
  add: 'Add',
  nameNeeded: 'Please enter a name.',
  nameTaken: 'There is a service of this name.',
  sum: (stay: number, renamed: number, gone: number, added: number) =>
    [
      `${services(stay)} ${stay === 1 ? 'stays' : 'stay'}`,
      ...(renamed > 0 ? [`${renamed} ${renamed === 1 ? 'gets' : 'get'} a new name`] : []),
      ...(gone > 0 ? [`${gone} ${gone === 1 ? 'goes' : 'go'}`] : []),
      ...(added > 0 ? [`${added} ${added === 1 ? 'is' : 'are'} new`] : []),
    ].join(', '),
  when: 'Nothing is changed before you press Next.',
  moved: (name: string, place: number, group = '') =>
    `${name} is at place ${place}${group && `, in ‘${group}’ of the menu`}.`,
  saved: 'The services are as you want them.',
  noRoom: 'The menu has no room for every new service. Please find a place for it in Menus.',
  openMenus: 'Open Menus',
} as const;
