import type { SiteMessages } from '../../../domain/messages/messages.ts';
import { caseStudiesList } from './lists.ts';

/** R-2.3-01. */
export function allProjects({ text }: SiteMessages) {
  return { href: caseStudiesList.path, label: text('lists.allProjects') };
}
