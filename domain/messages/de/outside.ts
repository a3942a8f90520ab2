import type { Messages } from '../messages.ts';

export const feeds = {
  pages: 'Seiten',
  insights: 'Artikel',
  studies: 'Fallstudien',
  places: 'Regionen',
  untitled: 'Ohne Titel',
  reach: 'Büros: {places}. E-Mail: {email}. Telefon: {phone}.',
  latitude: '{degrees, number, ::.#}° {side, select, south {S} other {N}}',
  longitude: '{degrees, number, ::.#}° {side, select, west {W} other {O}}',
} satisfies Messages['feeds'];

export const mail = {
  received: 'Wir haben Ihre Anfrage erhalten',
  thanks:
    'Vielen Dank für Ihre Nachricht. Ein Mensch liest Ihre Anfrage und beantwortet sie innerhalb von {hours, number} Stunden.',
  reply: 'Wenn Sie etwas ergänzen möchten, antworten Sie einfach auf diese E-Mail.',
  mistake:
    'Falls Sie uns nicht geschrieben haben, wurde Ihre Adresse versehentlich eingegeben. Sie brauchen nichts zu tun.',
  enquiry: 'Ihre Anfrage',
  wrote: 'Ihre Nachricht vom {day}:',
} satisfies Messages['mail'];
