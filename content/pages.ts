import { company } from './pages/company.ts';
import type { FirstPage } from './pages/first-page.ts';

export const firstPages: FirstPage[] = [company];
