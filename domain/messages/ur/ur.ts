import { header } from './header.ts';
import { languages } from './languages.ts';
import { layout } from './layout.ts';

export const ur = { header, languages, layout } as const;
