import { article } from './article.ts';
import { cards } from './cards.ts';
import { film } from './film.ts';
import { header } from './header.ts';
import { languages } from './languages.ts';
import { layout } from './layout.ts';
import { lists } from './lists.ts';
import { pages } from './pages.ts';
import { reviews } from './reviews.ts';
import { sliders } from './sliders.ts';
import { study } from './study.ts';

export const en = {
  article,
  cards,
  film,
  header,
  languages,
  layout,
  lists,
  pages,
  reviews,
  sliders,
  study,
} as const;
