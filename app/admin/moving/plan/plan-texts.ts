const many = (count: number) => (count === 1 ? '1 item' : `${count.toLocaleString('en')} items`);

export const planTexts = {
  namesHeading: 'Categories and authors',
  namesNote: 'what they are called here',
  namesLoading: 'Categories and authors are loading',
  categories: 'Categories',
  authors: 'Authors',
  items: many,
  becomes: (name: string) => `What becomes of items in ${name}`,
  asTyped: 'As their type',
  categoryHere: (name: string) => `Category here for ${name}`,
  newName: (name: string) => `New: ${name}`,
  noCategory: 'No category',
  authorHere: (name: string) => `Name here of ${name}`,
  noAuthor: 'No author',
  moreNames: (count: number) => `Show ${count.toLocaleString('en')} more`,
  save: 'Save',
  discard: 'Discard',
  originHeading: 'Address of the old site',
  originLead: (count: number) =>
    `The file does not say where the old site is, and ${many(count)} ${count === 1 ? 'shows' : 'show'} pictures of it. Those that are not in the file are fetched from there.`,
  originLabel: 'Address of the old site',
  originExample: 'https://old.example',
  changeAddress: 'Change address',
  addressOf: (title: string) => `Address of ${title}`,
  asProposed: 'As proposed',
  leaveOut: 'Leave out',
  bringAlong: 'Bring along',
  leaveOutOf: (title: string) => `Leave out ${title}`,
  bringAlongOf: (title: string) => `Bring along ${title}`,
  notUnderstood: 'Not understood',
  inItems: (count: number) => `in ${many(count)}`,
  look: 'Look',
  beforeHeading: 'Before you start',
  beforeStart: {
    published: 'Published by itself',
    pictures: 'Pictures',
    time: 'Takes about',
    takeBack: 'Can be taken back',
  },
  nothing: 'nothing',
  asThere: 'what is public there',
  atAnyTime: 'at any time',
  takes: (seconds: number) => {
    const minutes = Math.ceil(seconds / 60);
    return minutes <= 1 ? '1 minute' : `${minutes.toLocaleString('en')} minutes`;
  },
  beforeNote:
    'You can go on working. Texts that are here are never written over: where an address is taken, the new item gets a number in its address, and a note here.',
  changeAddressOf: (title: string) => `Change address of ${title}`,
};
