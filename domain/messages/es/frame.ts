import type { Messages } from '../messages.ts';

export const header = {
  home: '{name}, inicio',
  main: 'Menú principal',
  menu: 'Menú',
  mobile: 'Menú móvil',
  openMenu: 'Abrir el menú',
  closeMenu: 'Cerrar el menú',
} satisfies Messages['header'];

export const languages = {
  choose: 'Idiomas',
  missingTitle: 'Todavía sin traducir',
  missing: 'Esta página todavía no está disponible en este idioma.',
  waysOnward: 'Seguir navegando',
  readIn: 'Disponible en estos idiomas',
} satisfies Messages['languages'];

export const layout = {
  skip: 'Saltar al contenido',
  draft: 'Un borrador, visible mediante un enlace privado hasta el {day}. No es público.',
  copyright: '© {years} {name}. {rights}',
  loading: 'Cargando {page}',
  partFailed: 'Esta parte no ha terminado de cargarse. Lo que ve sigue funcionando.',
  reload: 'Volver a cargar',
  breadcrumb: 'Ruta de navegación',
} satisfies Messages['layout'];
