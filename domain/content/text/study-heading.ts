import type { SiteMessages } from '../../messages/messages.ts';

/** A study may be published without one (decision D25). */
export function studyHeading(
  { heroHeading }: { heroHeading: string },
  { text }: Pick<SiteMessages, 'text'>,
): string {
  return heroHeading.trim() || text('study.untitled');
}
