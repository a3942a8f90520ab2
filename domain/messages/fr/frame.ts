import type { Messages } from '../messages.ts';

export const header = {
  home: '{name}, accueil',
  main: 'Menu principal',
  menu: 'Menu',
  mobile: 'Menu mobile',
  openMenu: 'Ouvrir le menu',
  closeMenu: 'Fermer le menu',
} satisfies Messages['header'];

export const languages = {
  choose: 'Langues',
  missingTitle: 'Pas encore de traduction',
  missing: 'Cette page n’est pas encore disponible dans cette langue.',
  waysOnward: 'Poursuivre la visite',
  readIn: 'Disponible dans ces langues',
} satisfies Messages['languages'];

export const layout = {
  skip: 'Aller au contenu',
  draft: 'Un brouillon, visible par un lien privé jusqu’au {day}. Il n’est pas public.',
  copyright: '© {years} {name}. {rights}',
  loading: 'Chargement\u00a0: {page}',
  partFailed:
    'Cette partie ne s’est pas entièrement chargée. Ce que vous voyez fonctionne quand même.',
  reload: 'Recharger',
  breadcrumb: 'Fil d’Ariane',
} satisfies Messages['layout'];
