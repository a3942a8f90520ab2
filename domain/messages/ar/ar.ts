import { header } from './header.ts';
import { layout } from './layout.ts';

export const ar = { header, layout } as const;
