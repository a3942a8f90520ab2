import type { Messages } from '../messages.ts';

export const failed = {
  title: 'Esta página no se puede mostrar en este momento',
  headline: 'En seco',
  article: 'Artículo',
  message: 'No se ha podido cargar la página. Inténtelo de nuevo.',
  text: 'El problema es nuestro. En la mayoría de los casos basta con intentarlo otra vez.',
  retry: 'Intentar de nuevo',
  homePage: 'Página de inicio',
  allStudies: 'Todos los casos de éxito',
  allArticles: 'Todos los artículos',
} satisfies Messages['failed'];

export const lastResort = {
  title: 'La página no se puede mostrar',
  nothing: 'En esta dirección no hay nada.',
  failed: 'Ha ocurrido un error por nuestra parte. Inténtelo de nuevo dentro de un minuto.',
  home: 'Ir a la página de inicio',
} satisfies Messages['lastResort'];

export const missing = {
  title: '¡Vaya! Página no encontrada',
  line1: '¡Vaya! Página',
  line2: 'no encontrada',
  heading: 'La página que busca no existe.',
  text: 'Puede que haya cambiado de sitio o que la dirección tenga una errata.',
  gone: 'Estuvo aquí, pero se ha retirado.',
  closest: 'Contenidos similares',
  contact: 'Contacto',
  searchHeading: 'O búsquela',
  searchText: 'Bastan dos o tres palabras de la página, en cualquier orden.',
  words: 'Palabras de la página',
  searchStudies: 'Buscar en los casos de éxito',
} satisfies Messages['missing'];

export const preview = {
  title: 'Enlace de vista previa',
  changedLine1: 'Este enlace',
  changedLine2: 'está incompleto',
  changed:
    'Le falta una parte, se ha modificado o se ha retirado. Ábralo de nuevo, entero, desde el mensaje en el que lo recibió; si no funciona, pida un enlace nuevo.',
  expiredLine1: 'Esta vista previa',
  expiredLine2: 'ha caducado',
  expired:
    'Los enlaces de vista previa caducan a los pocos días. Pida uno nuevo a quien se lo envió.',
  goneLine1: 'Esta vista previa',
  goneLine2: 'se ha retirado',
  gone: 'El enlace se ha retirado o lo que mostraba se ha eliminado. Pida uno nuevo a quien se lo envió.',
} satisfies Messages['preview'];
