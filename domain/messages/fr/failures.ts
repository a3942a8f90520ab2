import type { Messages } from '../messages.ts';

export const failed = {
  title: 'Cette page ne peut pas être affichée pour le moment',
  headline: 'À sec',
  article: 'Article',
  message: 'La page n’a pas pu être chargée. Veuillez réessayer.',
  text: 'Le problème vient de nous. Un second essai suffit dans la plupart des cas.',
  retry: 'Réessayer',
  homePage: 'Page d’accueil',
  allStudies: 'Toutes les études de cas',
  allArticles: 'Tous les articles',
} satisfies Messages['failed'];

export const lastResort = {
  title: 'La page ne peut pas être affichée',
  nothing: 'Il n’y a rien à cette adresse.',
  failed: 'Une erreur s’est produite de notre côté. Veuillez réessayer dans une minute.',
  home: 'Aller à la page d’accueil',
} satisfies Messages['lastResort'];

export const missing = {
  title: 'Oups\u202f! Page introuvable',
  line1: 'Oups\u202f! Page',
  line2: 'introuvable',
  heading: 'La page que vous cherchez n’existe pas.',
  text: 'Elle a peut-être été déplacée, ou l’adresse contient une faute de frappe.',
  gone: 'Elle se trouvait ici, mais elle a été retirée.',
  closest: 'Contenus similaires',
  contact: 'Contact',
  searchHeading: 'Ou cherchez-la',
  searchText: 'Deux ou trois mots de la page suffisent, dans n’importe quel ordre.',
  words: 'Mots de la page',
  searchStudies: 'Rechercher dans les études de cas',
} satisfies Messages['missing'];

export const preview = {
  title: 'Lien d’aperçu',
  changedLine1: 'Ce lien est',
  changedLine2: 'incomplet',
  changed:
    'Il lui manque une partie, il a été modifié ou il a été retiré. Ouvrez-le à nouveau, en entier, depuis le message où vous l’avez reçu\u202f; si cela ne suffit pas, demandez un nouveau lien.',
  expiredLine1: 'Cet aperçu',
  expiredLine2: 'a expiré',
  expired:
    'Les liens d’aperçu expirent au bout de quelques jours. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  goneLine1: 'Cet aperçu',
  goneLine2: 'a été retiré',
  gone: 'Le lien a été retiré, ou ce qu’il montrait a été supprimé. Demandez un nouveau lien à la personne qui vous l’a envoyé.',
} satisfies Messages['preview'];
