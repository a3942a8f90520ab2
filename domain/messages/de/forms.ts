import type { Messages } from '../messages.ts';

export const forms = {
  name: 'Name',
  fullName: 'Vor- und Nachname',
  email: 'E-Mail',
  emailAddress: 'E-Mail-Adresse',
  phone: 'Telefonnummer',
  business: 'Unternehmen',
  role: 'Position',
  message: 'Nachricht',
  optional: 'optional',
  atLeast: 'Mindestens {count, number, ::group-off} Zeichen',
  upTo: 'Höchstens {count, number} Zeichen',
  used: '{used} von {count, number} Zeichen',
  cut: 'Das Ende des Textes passte nicht in {count, number} Zeichen.',
  trap: 'Dieses Feld bitte leer lassen',
  send: 'Nachricht senden',
  busy: 'Wird gesendet',
  sending: 'Ihre Nachricht wird gesendet',
  sent: 'Ihre Nachricht wurde gesendet.',
  failed:
    'Ihre Nachricht konnte nicht gesendet werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  enquirySent: 'Ihre Anfrage wurde gesendet!',
  enquiryFailed:
    'Ihre Anfrage konnte nicht gesendet werden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  answer: 'Wir antworten innerhalb von {hours, number} Stunden.',
  promise:
    'Ein Mensch liest Ihre Nachricht. Sie erhalten innerhalb von {hours, number} Stunden eine Antwort.',
  orCall: 'Oder rufen Sie uns an: {phone}.',
  restore: 'Nachricht wiederherstellen',
  retry: 'Erneut versuchen',
  start: 'Projekt starten',
  sixLines:
    'Sechs Felder, zwei davon optional. Sie möchten lieber sprechen? Rufen Sie an, es meldet sich ein Mensch.',
  call: 'Telefon',
  write: 'E-Mail',
  visit: 'Adresse',
  openingHours: 'Öffnungszeiten',
  days: '{first} bis {last}',
  daysAndHours: '{days}: {hours}',
} satisfies Messages['forms'];

export const problems = {
  name: 'Bitte geben Sie Ihren Namen ein.',
  email: 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  emailShape: 'Bitte geben Sie eine E-Mail-Adresse wie name@example.com ein.',
  phone: 'Bitte geben Sie Ihre Telefonnummer ein.',
  message: 'Bitte geben Sie eine Nachricht ein.',
  atLeast: 'Bitte geben Sie mindestens {count, number, ::group-off} Zeichen ein.',
  atMost: 'Bitte geben Sie höchstens {count, number, ::group-off} Zeichen ein.',
  between: 'Bitte geben Sie {min, number, ::group-off} bis {max, number, ::group-off} Zeichen ein.',
  unknown: 'Bitte prüfen Sie dieses Feld.',
} satisfies Messages['problems'];
