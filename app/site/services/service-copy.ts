import type { Claims } from '../../../domain/settings.ts';
import type { Question } from '../../ui/sections/faq.tsx';
import type { ProcessStep } from '../../ui/sections/process.tsx';

export interface TextBlock {
  heading: string;
  text: string;
}

type Three<T> = readonly [T, T, T];

export interface NumberedBlock {
  heading: string;
  paragraphs: string[];
}

/** What follows the numbered blocks: steps in time, or features beside one another. */
export type DeliveryCopy =
  | { kind: 'process'; heading: string; steps: ProcessStep[] }
  | { kind: 'features'; heading: string; features: TextBlock[] };

/** A block with figures that are counted, not measured, and a button to /contact. */
export interface CountsBlock extends TextBlock {
  sectionHeading: string;
  /** The figures stand in the settings. */
  counts: { claim: keyof Claims; label: string }[];
  button: string;
}

/** All words of one service page (specification §2.2). */
export interface ServiceCopy {
  /** Names the page's file in copy/ and its drawings in pictures/. */
  key: string;
  /** Set A of the specification. */
  path: string;
  name: string;
  /** Without the agency's name, which the page adds from the settings. */
  title: string;
  description: string;
  keywords: string;
  hero: { lines: string[]; lead: string };
  info: {
    /** Occurs in the heading, which shows it in the accent colour. */
    highlightedWord: string;
    heading: string;
    paragraph: string;
    points: Three<TextBlock>;
  };
  numbered: { heading: string; blocks: Three<NumberedBlock> };
  delivery: DeliveryCopy;
  /** The data-driven Specialization (decision D46); its texts are HTML. */
  audiences?: TextBlock[];
  /** The agency's figures; only the e-commerce page has them (specification §1). */
  claims?: CountsBlock;
  /** The maintenance variant of that block; on the CMS page (decision D46). */
  maintenance?: CountsBlock;
  questions: { lead: string; items: Question[] };
}
