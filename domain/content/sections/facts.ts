import { xmlText } from '../../xml.ts';
import { filledText, namesInBraces } from './braces.ts';

/** R-P-11: what texts of sections may name in braces. */
interface NamedFacts {
  name: string;
  /** What the agency does, in one sentence. */
  description: string;
  phone: string;
  email: string;
  cities: string;
  answerHours: string;
  /** '48 hours', in the plural of the language. */
  answerTime: string;
  /** '24 months', or '' where enquiries are kept until somebody asks. */
  retention: string;
  retentionMonths: string;
  /** 'your enquiry for 24 months', or 'your enquiry, until you ask'. */
  enquiryKept: string;
  year: string;
  /** 'Fourteen projects' */
  projects: string;
}

type FactName = keyof NamedFacts;

/** Of the specification; settings.ts imports this file. */
type FigureName =
  | 'experience'
  | 'clients'
  | 'startups'
  | 'happyClients'
  | 'optimizedApps'
  | 'enhancements'
  | 'apps';

/** And the figures that the agency answers for, by their names (R-G-04). */
export type Facts = NamedFacts & Readonly<Record<string, string>>;

/** In the order in which editors are told of them. */
export const factNames: readonly string[] = Object.keys({
  name: true,
  description: true,
  phone: true,
  email: true,
  cities: true,
  projects: true,
  experience: true,
  clients: true,
  startups: true,
  happyClients: true,
  optimizedApps: true,
  enhancements: true,
  apps: true,
  answerHours: true,
  answerTime: true,
  retention: true,
  retentionMonths: true,
  enquiryKept: true,
  year: true,
} satisfies Record<FactName | FigureName, true>);

/** Whether a text somewhere in a value names the fact. */
export function namesFact(value: unknown, name: FactName): boolean {
  return JSON.stringify(value).includes(`{${name}}`);
}

/** What a text names in braces that is no fact; visitors would read it as it stands. */
export function unknownFacts(text: string, known: readonly string[]): string[] {
  return namesInBraces(text).filter((name) => !known.includes(name));
}

/** Unknown names stay as they are typed; the doctor says so. */
export function withFacts(text: string, facts: Facts): string {
  return filledText(text, facts);
}

/** Decision D69: escaped for where it stands. */
export function withFactsInHtml(html: string, facts: Facts): string {
  return filledText(html, facts, xmlText);
}
