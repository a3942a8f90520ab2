import type {
  SettingFinding,
  SettingsCheckResult,
} from '../../../../../domain/api/operations/settings-check.ts';
import { portalTexts as texts } from '../../texts/portal.ts';
import { pastInWords } from '../times.ts';

interface CheckWarning {
  state: 'warning' | 'error';
  found: string;
  fix: string;
  verb: string;
  to: string;
}

interface CheckSummary {
  good: number;
  all: number;
  warning: CheckWarning | null;
  rest: string[];
}

function listOf(words: string[]): string {
  return [...new Set(words)].join(', ');
}

function warningOf({ state, found, fix }: SettingFinding): CheckWarning[] {
  if (state === 'ok') return [];
  return [{ state, found, fix, verb: texts.lookAt, to: '/admin/settings#installation' }];
}

function sampleWarnings(samples: number): CheckWarning[] {
  if (samples === 0) return [];
  const found = texts.samples(samples);
  const fix = texts.samplesNote;
  return [{ state: 'warning', found, fix, verb: texts.fillIn, to: '/admin/settings' }];
}

/** How many settings of server and site hold. The samples of the first content are one of them. */
export function checkSummary(
  { findings, checked_at }: SettingsCheckResult,
  samples: number,
  now: number,
): CheckSummary {
  const inState = (state: SettingFinding['state']) => findings.filter((one) => one.state === state);
  const [errors, warnings, fine] = [inState('error'), inState('warning'), inState('ok')];
  const all = [
    ...errors.flatMap(warningOf),
    ...sampleWarnings(samples),
    ...warnings.flatMap(warningOf),
  ];
  const [warning = null] = all;
  const areasOf = (some: SettingFinding[]) => some.map(({ area }) => area);
  const others = [...errors, ...warnings].filter(({ found }) => found !== warning?.found);
  const also = [
    ...(samples > 0 && warning?.state === 'error' ? [texts.samplesAlso(samples)] : []),
    ...areasOf(others),
  ];
  const wrong = areasOf([...errors, ...warnings]);
  const well = areasOf(fine).filter((area) => !wrong.includes(area));
  const time = pastInWords(checked_at, now);
  return {
    good: fine.length + (samples === 0 ? 1 : 0),
    all: findings.length + 1,
    warning,
    rest: [
      ...(also.length > 0 ? [texts.alsoToDo(listOf(also))] : []),
      ...(well.length > 0 ? [texts.goodAreas(listOf(well), time)] : []),
    ],
  };
}
