export const feeds = {
  pages: 'Pages',
  insights: 'Insights',
  studies: 'Case studies',
  places: 'Locations',
  untitled: 'Untitled',
  reach: 'Offices: {places}. E-mail: {email}. Telephone: {phone}.',
  latitude: '{degrees, number, ::.#}° {side, select, south {S} other {N}}',
  longitude: '{degrees, number, ::.#}° {side, select, west {W} other {E}}',
} as const;

export const mail = {
  received: 'We have received your enquiry',
  thanks:
    'Thank you for writing to us. A person reads your enquiry and answers it within {hours, number} hours.',
  reply: 'You can reply to this message if there is something to add.',
  mistake:
    'If you did not write to us, somebody has typed your address by mistake. There is nothing you need to do.',
  enquiry: 'Your enquiry',
  wrote: 'You wrote on {day}:',
} as const;
