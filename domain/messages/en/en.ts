import { header } from './header.ts';
import { layout } from './layout.ts';

export const en = { header, layout } as const;
