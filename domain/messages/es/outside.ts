import type { Messages } from '../messages.ts';

export const feeds = {
  pages: 'Páginas',
  insights: 'Artículos',
  studies: 'Casos de éxito',
  places: 'Zonas de servicio',
  untitled: 'Sin título',
  reach: 'Oficinas: {places}. Correo electrónico: {email}. Teléfono: {phone}.',
  latitude: '{degrees, number, ::.#}° {side, select, south {S} other {N}}',
  longitude: '{degrees, number, ::.#}° {side, select, west {O} other {E}}',
} satisfies Messages['feeds'];

export const mail = {
  received: 'Hemos recibido su consulta',
  thanks:
    'Gracias por escribirnos. Una persona leerá su consulta y le responderá en un plazo de {hours, number} horas.',
  reply: 'Si desea añadir algo, puede responder a este mensaje.',
  mistake:
    'Si usted no nos ha escrito, alguien ha introducido su dirección por error. No tiene que hacer nada.',
  enquiry: 'Su consulta',
  wrote: 'Su mensaje del {day}:',
} satisfies Messages['mail'];
