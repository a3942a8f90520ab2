/** Field names that a sentence holds before it says how many more there are. */
const named = 4;

export const journalTexts = {
  offered: (when: string) => `On ${when} you typed something here that was not saved.`,
  differs: (names: string[]) => {
    const more = names.length - named;
    const shown = names.slice(0, named).join(', ');
    return `Differs in ${shown}${more > 0 ? ` and ${more} more` : ''}`;
  },
  emptied: 'emptied',
  take: 'Restore',
  takeKey: 'Alt+R',
  drop: 'Delete kept text',
  dropKey: 'Alt+Shift+R',
  taken: 'What you typed is back in the form. It is not saved yet.',
  openElsewhere: 'Also open in another tab.',
  failed: 'This browser cannot keep what you type here. Save it before you leave.',
} as const;
