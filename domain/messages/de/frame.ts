import type { Messages } from '../messages.ts';

export const header = {
  home: '{name}, Startseite',
  main: 'Hauptmenü',
  menu: 'Menü',
  mobile: 'Mobiles Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
} satisfies Messages['header'];

export const languages = {
  choose: 'Sprachen',
  missingTitle: 'Noch nicht übersetzt',
  missing: 'Diese Seite gibt es in dieser Sprache noch nicht.',
  waysOnward: 'Hier geht es weiter',
  readIn: 'Verfügbar in diesen Sprachen',
} satisfies Messages['languages'];

export const layout = {
  skip: 'Zum Inhalt springen',
  draft: 'Ein Entwurf, über einen privaten Link sichtbar bis zum {day}. Er ist nicht öffentlich.',
  copyright: '© {years} {name}. {rights}',
  loading: '{page} wird geladen',
  partFailed: 'Dieser Teil wurde nicht vollständig geladen. Was Sie sehen, funktioniert trotzdem.',
  reload: 'Neu laden',
  breadcrumb: 'Navigationspfad',
} satisfies Messages['layout'];
