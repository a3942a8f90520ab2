import type { Messages } from '../messages.ts';

export const facts = {
  projects:
    '{count, plural, =0 {Projets} =1 {Un projet} =2 {Deux projets} =3 {Trois projets} =4 {Quatre projets} =5 {Cinq projets} =6 {Six projets} =7 {Sept projets} =8 {Huit projets} =9 {Neuf projets} =10 {Dix projets} =11 {Onze projets} =12 {Douze projets} =13 {Treize projets} =14 {Quatorze projets} =15 {Quinze projets} =16 {Seize projets} =17 {Dix-sept projets} =18 {Dix-huit projets} =19 {Dix-neuf projets} =20 {Vingt projets} one {# projet} many {# de projets} other {# projets}}',
  answerTime: '{hours, plural, one {# heure} many {# d’heures} other {# heures}}',
  retention: '{months, plural, one {# mois} many {# de mois} other {# mois}}',
  kept: 'votre demande pendant {retention}',
  keptUntilAsked: 'votre demande, jusqu’à ce que vous en demandiez la suppression',
} satisfies Messages['facts'];

export const location = {
  audience: 'Un design adapté à votre public',
  phone: 'D’abord sur téléphone',
  phoneText:
    'Beaucoup de gens vous découvrent sur un petit écran et une connexion mobile. C’est pourquoi cet écran vient en premier.',
  language: 'Dans la langue de votre public',
  languageText:
    'Chaque langue a ses propres mots et une mise en page dans son sens de lecture, et les nombres s’écrivent comme on a l’habitude de les lire.',
  everyone: 'Pour tous les yeux et toutes les mains',
  everyoneText:
    'Le contraste, la taille du texte, le clavier et le lecteur d’écran font partie du design dès le début, pour n’exclure personne.',
} satisfies Messages['location'];

export const pages = {
  home: 'Accueil',
  onThisPage: 'Sur cette page',
  apart: 'Entre {from} et {to}\u00a0: {distance, number} kilomètres',
  kilometres: '{distance, number}\u00a0km',
  latitude: '{degrees, number, ::.0}°\u00a0{side, select, south {S} other {N}}',
  longitude: '{degrees, number, ::.0}°\u00a0{side, select, west {O} other {E}}',
  invented: 'Personnes inventées et dessinées pour cette démonstration.',
} satisfies Messages['pages'];
