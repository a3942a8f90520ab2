import { article } from './article.ts';
import { cards } from './cards.ts';
import { facts } from './facts.ts';
import { failed } from './failed.ts';
import { film } from './film.ts';
import { forms } from './forms.ts';
import { header } from './header.ts';
import { languages } from './languages.ts';
import { layout } from './layout.ts';
import { lists } from './lists.ts';
import { location } from './location.ts';
import { mail } from './mail.ts';
import { missing } from './missing.ts';
import { pages } from './pages.ts';
import { preview } from './preview.ts';
import { problems } from './problems.ts';
import { reviews } from './reviews.ts';
import { sliders } from './sliders.ts';
import { study } from './study.ts';

export const ar = {
  article,
  cards,
  facts,
  failed,
  film,
  forms,
  header,
  languages,
  layout,
  lists,
  location,
  mail,
  missing,
  pages,
  preview,
  problems,
  reviews,
  sliders,
  study,
} as const;
