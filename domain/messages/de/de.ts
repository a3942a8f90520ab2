import { failed, lastResort, missing, preview } from './failures.ts';
import { forms, problems } from './forms.ts';
import { header, languages, layout } from './frame.ts';
import { cards, lists, reviews, sliders } from './lists.ts';
import { feeds, mail } from './outside.ts';
import { facts, location, pages } from './pages.ts';
import { signOff } from './sign-off.ts';
import { article, film, study } from './works.ts';

export const de = {
  article,
  cards,
  facts,
  failed,
  feeds,
  film,
  forms,
  header,
  languages,
  lastResort,
  layout,
  lists,
  location,
  mail,
  missing,
  pages,
  preview,
  problems,
  reviews,
  signOff,
  sliders,
  study,
} as const;
