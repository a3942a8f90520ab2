import { header } from './header.ts';
import { layout } from './layout.ts';

export const ur = { header, layout } as const;
