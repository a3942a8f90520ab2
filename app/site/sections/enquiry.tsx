import { notFoundPath } from '../../../domain/content/addresses/lasting-paths.ts';
import type { enquirySection } from '../../../domain/content/sections/kinds/enquiry.ts';
import type { ShownSection } from '../../../domain/content/sections/shown-section.ts';
import { EnquirySection } from '../enquiry/enquiry-section.tsx';
import { MainEnquirySection, mainFormId } from '../enquiry/main-enquiry-section.tsx';
import { landingFormId } from '../layout/header/header.tsx';
import { paragraphsOf } from './paragraphs.ts';
import type { SectionView, SectionViewProps } from './section-view.ts';

type Kind = typeof enquirySection;

/** The first form of a page has the id that its action leads to. */
export function formIdOf({ anchor, props }: Pick<ShownSection<Kind>, 'anchor' | 'props'>): string {
  if (props.form !== 'main') return anchor;
  return anchor === landingFormId ? mainFormId : `${mainFormId}-${anchor}`;
}

function Enquiry({ props, anchor, flush, page }: SectionViewProps<Kind>) {
  const { form, heading, text } = props;
  const { settings, sent, post } = page;
  // A page that answers 404 whatever comes takes no post.
  const path = page.path === notFoundPath ? '/contact' : page.path;
  const shared = { settings, path, sent, post, heading, anchor, flush };
  const paragraphs = paragraphsOf(text);
  if (form === 'main') {
    const formId = formIdOf({ anchor, props });
    return <MainEnquirySection {...shared} paragraphs={paragraphs} formId={formId} />;
  }
  return <EnquirySection {...shared} paragraphs={paragraphs} />;
}

export const enquiryView: SectionView<Kind> = {
  Section: Enquiry,
  ground: ({ form }) => (form === 'main' ? 'paper' : 'sand'),
};
