import type { FigureSource } from '../../../domain/content/sections/kinds/service/figures.ts';

type ServiceKey =
  | 'ecommerce'
  | 'web'
  | 'cms'
  | 'mobile'
  | 'ui-ux'
  | 'seo'
  | 'social-media'
  | 'google-ads';

interface TextBlock {
  heading: string;
  text: string;
}

type Three<T> = readonly [T, T, T];

/** An artefact of a case study (content/artwork/artefacts/artefacts.ts), on the ground of its client. */
export interface ShownThing {
  study: string;
  name: string;
  caption: string;
}

interface NumberedBlock {
  heading: string;
  paragraphs: string[];
  thing: ShownThing;
}

interface ProcessStep extends TextBlock {
  when: string;
}

/** What follows the numbered blocks: steps in time, or features beside one another. */
type DeliveryCopy =
  | { kind: 'process'; heading: string; steps: ProcessStep[] }
  | { kind: 'features'; heading: string; features: TextBlock[] };

interface FiguresBlock extends TextBlock {
  sectionHeading: string;
  thing: ShownThing;
  figures: { source: FigureSource; label: string }[];
  button: string;
}

interface Question {
  question: string;
  answer: string;
}

/** All words of one service page (specification §2.2). */
export interface ServiceCopy {
  /** Names the drawings of the page. */
  key: ServiceKey;
  /** Set A of the specification. */
  path: string;
  name: string;
  /** Without the agency's name. */
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
  /** For whom the agency designs (decision D46); the texts are HTML. */
  audiences?: TextBlock[];
  /** On the e-commerce page (specification §1), and for maintenance on the CMS page (decision D46). */
  figures?: FiguresBlock;
  questions: { lead: string; items: Question[] };
}
