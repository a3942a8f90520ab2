import type {
  CaseStudyText,
  CaseStudyTextField,
} from '../../../../../domain/content/kinds/case-study.ts';

/** A paragraph is shown as HTML, lines as they are typed. */
type FieldKind = 'line' | 'lines' | 'paragraph' | 'image' | 'video' | 'category' | 'template';

export interface StudyFieldPlan {
  name: CaseStudyTextField;
  label: string;
  kind: FieldKind;
  /** How many of the form's twelve columns it takes. */
  columns: 3 | 6 | 12;
  required?: true;
}

export interface StudySection {
  id: string;
  title: string;
  /** Beside the title. */
  note?: string;
  fields: StudyFieldPlan[];
}

function field(
  name: CaseStudyTextField,
  label: string,
  kind: FieldKind = 'line',
  columns: StudyFieldPlan['columns'] = 12,
): StudyFieldPlan {
  return { name, label, kind, columns };
}

function required(plan: StudyFieldPlan): StudyFieldPlan {
  return { ...plan, required: true };
}

/** Every text field of a case study (specification §3), in the order in which its page shows them. */
export const studySections: StudySection[] = [
  {
    id: 'section-template',
    title: 'Template',
    note: 'what section 4 shows',
    fields: [field('template', 'Template', 'template', 6)],
  },
  {
    id: 'hero',
    title: 'Hero',
    fields: [
      field('heroHeading', 'Hero heading'),
      field('clientName', 'Client name', 'line', 6),
      field('industry', 'Industry', 'line', 6),
      field('industryText', 'Industry text', 'lines'),
      field('bannerImage', 'Banner image URL', 'image'),
      field('video', 'Testimonial video URL', 'video'),
    ],
  },
  {
    id: 'section-1',
    title: 'Section 1',
    fields: [
      field('sec1Heading', 'Heading'),
      field('sec1Para', 'Paragraph', 'paragraph'),
      field('sec1Img', 'Image URL', 'image'),
    ],
  },
  {
    id: 'section-2',
    title: 'Section 2',
    fields: [
      field('sec2Heading', 'Heading'),
      field('sec2Para', 'Paragraph', 'paragraph'),
      field('sec2Img', 'Image URL', 'image'),
    ],
  },
  {
    id: 'section-3',
    title: 'Section 3',
    note: 'three blocks, the second with an image',
    fields: [
      field('sec3Heading1', 'Heading 1', 'line', 6),
      field('sec3SubHeading1', 'Sub-heading 1', 'line', 6),
      field('sec3Para1', 'Paragraph 1', 'paragraph'),
      field('sec3Heading2', 'Heading 2', 'line', 6),
      field('sec3SubHeading2', 'Sub-heading 2', 'line', 6),
      field('sec3Para2', 'Paragraph 2', 'paragraph'),
      field('sec3Img2', 'Image 2 URL', 'image'),
      field('sec3Heading3', 'Heading 3', 'line', 6),
      field('sec3SubHeading3', 'Sub-heading 3', 'line', 6),
      field('sec3Para3', 'Paragraph 3', 'paragraph'),
    ],
  },
  {
    id: 'section-4',
    title: 'Section 4',
    note: 'the water levels',
    fields: [
      required(field('sec4Heading', 'Heading', 'line', 6)),
      required(field('sec4SubHeading', 'Sub-heading', 'line', 6)),
      field('sec4Percentage1', 'Percentage 1', 'line', 3),
      field('sec4Percentage2', 'Percentage 2', 'line', 3),
      field('sec4Percentage3', 'Percentage 3', 'line', 3),
      field('sec4Percentage4', 'Percentage 4', 'line', 3),
      field('sec4Text1', 'Text 1', 'lines', 3),
      field('sec4Text2', 'Text 2', 'lines', 3),
      field('sec4Text3', 'Text 3', 'lines', 3),
      field('sec4Text4', 'Text 4', 'lines', 3),
    ],
  },
  {
    id: 'categories',
    title: 'Categories',
    note: 'up to four, the first is shown on cards',
    fields: [
      field('category1', 'Category 1', 'category', 3),
      field('category2', 'Category 2', 'category', 3),
      field('category3', 'Category 3', 'category', 3),
      field('category4', 'Category 4', 'category', 3),
    ],
  },
];

/** Four sections have a field named Heading; whoever hears the label hears which one. */
export function prefixOf({ title }: StudySection): string {
  return title.startsWith('Section') ? `${title} ` : '';
}

/** How many figures the study's template shows (specification §2.5). */
export function figureCount({ template }: Pick<CaseStudyText, 'template'>): 3 | 4 {
  return template === 'template2' ? 3 : 4;
}

/** Whether nothing that the page shows of a section is missing; extra categories may be. */
export function isComplete({ id, fields }: StudySection, text: CaseStudyText): boolean {
  const spare = id === 'categories' ? /[234]$/ : figureCount(text) === 3 ? /^sec4.*4$/ : /^$/;
  return fields.every(
    ({ name }) => text[name].trim() !== '' || spare.test(name) || name === 'video',
  );
}
