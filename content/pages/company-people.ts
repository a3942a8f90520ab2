type Room = 'Dubai' | 'Karachi';

interface InventedPerson {
  /** Names the portrait, too. */
  id: string;
  name: string;
  role: string;
  about: string;
}

const rooms: Record<Room, readonly InventedPerson[]> = {
  Dubai: [
    {
      id: 'hind',
      name: 'Hind M.',
      role: 'Design lead',
      about: 'Call Hind when a page is correct and still does not feel right.',
    },
    {
      id: 'tomas',
      name: 'Tomas R.',
      role: 'Interface designer',
      about: 'Call Tomas about forms, buttons and the smallest phone in the office.',
    },
    {
      id: 'meera',
      name: 'Meera N.',
      role: 'Research',
      about: 'Call Meera before you decide what your customers want.',
    },
    {
      id: 'yusuf',
      name: 'Yusuf K.',
      role: 'Accounts and contracts',
      about: 'Call Yusuf when an invoice or a contract raises a question.',
    },
    {
      id: 'ngozi',
      name: 'Ngozi E.',
      role: 'Words, English',
      about: 'Call Ngozi when a text is too long, or says too little.',
    },
    {
      id: 'salem',
      name: 'Salem O.',
      role: 'Clients in the Emirates',
      about: 'Call Salem first, in Arabic or in English.',
    },
  ],
  Karachi: [
    {
      id: 'imran',
      name: 'Imran S.',
      role: 'Engineering lead',
      about: 'Call Imran about anything that has to last ten years.',
    },
    {
      id: 'zara',
      name: 'Zara Q.',
      role: 'Front-end',
      about: 'Call Zara when it works everywhere except on your phone.',
    },
    {
      id: 'bilal',
      name: 'Bilal B.',
      role: 'Servers and nights',
      about: 'Call Bilal at three in the morning. It is his shift.',
    },
    {
      id: 'amna',
      name: 'Amna F.',
      role: 'Testing',
      about: 'Call Amna to hear what is wrong with it, kindly.',
    },
    {
      id: 'danish',
      name: 'Danish R.',
      role: 'Search and campaigns',
      about: 'Call Danish when you want to spend less and be found more.',
    },
    {
      id: 'shireen',
      name: 'Shireen I.',
      role: 'Projects',
      about: 'Call Shireen about dates. She has the plan in front of her.',
    },
  ],
};

export function peopleOf(room: Room) {
  return rooms[room].map((person) => ({
    ...person,
    portrait: `/media/portraits/${person.id}.svg`,
  }));
}
