import type { FirstHour, FirstStep } from '../../../../domain/api/content/first-hour.ts';
import type { EditedSettings } from '../../../../domain/api/content/settings.ts';
import { firstHourTexts as texts } from '../texts.ts';

interface StillFirst {
  what: string;
  step: FirstStep;
}

/** Settings that came with the site, by the paths of what was never edited, and where they are changed. */
const settings = [
  { path: 'name', step: 'name', what: () => texts.first.name },
  { path: 'description', step: 'name', what: () => texts.first.description },
  { path: 'offices', step: 'offices', what: texts.first.offices },
  { path: 'phone', step: 'offices', what: () => texts.first.phone },
  { path: 'email', step: 'offices', what: () => texts.first.email },
  { path: 'networks', step: 'offices', what: texts.first.networks },
] as const;

/** What visitors still read of what the site began with. */
export function stillFirst(
  { samples }: Pick<EditedSettings, 'samples'>,
  { demo }: Pick<FirstHour, 'demo'>,
): StillFirst[] {
  const own = settings.flatMap(({ path, step, what }) => {
    const count = samples.filter((one) => one === path || one.startsWith(`${path}.`)).length;
    return count > 0 ? [{ what: what(count), step }] : [];
  });
  const items = demo
    .filter(({ goes }) => goes.length > 0)
    .map(({ part, goes }) => ({
      what: texts.first.part(goes.length, texts.part(part)),
      step: 'demo' as const,
    }));
  return [...own, ...items];
}
