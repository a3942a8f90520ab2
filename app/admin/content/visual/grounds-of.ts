import type { CSSProperties } from 'react';
import { sectionGrounds } from '../../../../domain/content/sections/ground-field.ts';

/** The grounds as a page has them: the dark scheme of the back office redraws its own. */
export function groundsOf(page: Document): CSSProperties {
  const view = page.defaultView;
  const probe = page.createElement('i');
  probe.hidden = true;
  page.body.append(probe);
  const colours = sectionGrounds.map((ground) => {
    probe.dataset.ground = ground;
    return [`--ground-${ground}`, view?.getComputedStyle(probe).getPropertyValue('--bg').trim()];
  });
  probe.remove();
  return Object.fromEntries(colours);
}
