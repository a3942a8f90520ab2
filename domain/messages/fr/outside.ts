import type { Messages } from '../messages.ts';

export const feeds = {
  pages: 'Pages',
  insights: 'Articles',
  studies: 'Études de cas',
  places: 'Zones d’intervention',
  untitled: 'Sans titre',
  reach: 'Bureaux\u00a0: {places}. E-mail\u00a0: {email}. Téléphone\u00a0: {phone}.',
  latitude: '{degrees, number, ::.#}° {side, select, south {S} other {N}}',
  longitude: '{degrees, number, ::.#}° {side, select, west {O} other {E}}',
} satisfies Messages['feeds'];

export const mail = {
  received: 'Nous avons bien reçu votre demande',
  thanks:
    'Merci de nous avoir écrit. Une personne lira votre demande et vous répondra sous {hours, number} heures.',
  reply: 'Si vous souhaitez ajouter quelque chose, répondez simplement à ce message.',
  mistake:
    'Si vous ne nous avez pas écrit, quelqu’un a saisi votre adresse par erreur. Vous n’avez rien à faire.',
  enquiry: 'Votre demande',
  wrote: 'Votre message du {day}\u00a0:',
} satisfies Messages['mail'];
