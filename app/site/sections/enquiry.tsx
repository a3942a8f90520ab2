import { notFoundPath } from '../../../domain/content/addresses/lasting-paths.ts';
import { enquirySection } from '../../../domain/content/sections/kinds/enquiry.ts';
import {
  type ShownSection,
  sectionsOfKind,
} from '../../../domain/content/sections/shown-section.ts';
import { EnquirySection } from '../enquiry/enquiry-section.tsx';
import { MainEnquirySection, mainFormId } from '../enquiry/main-enquiry-section.tsx';
import { formKey } from '../enquiry/receive-enquiry.ts';
import { landingFormId } from '../layout/header/header.tsx';
import { paragraphsOf } from './paragraphs.ts';
import type { SectionView, SectionViewProps } from './section-view.ts';

type Kind = typeof enquirySection;

/** The first form of a page has the id that its action leads to. */
export function formIdOf({ anchor, props }: Pick<ShownSection<Kind>, 'anchor' | 'props'>): string {
  if (props.form !== 'main') return anchor;
  return anchor === landingFormId ? mainFormId : `${mainFormId}-${anchor}`;
}

function Enquiry(section: SectionViewProps<Kind>) {
  const { props, anchor, flush, page, preceding = [], following = [] } = section;
  const { form, heading, text } = props;
  const { settings, sentForm = null } = page;
  const formId = formIdOf({ anchor, props });
  const sent = page.sent && (sentForm ?? formId) === formId;
  const post = page.post?.form === formId ? page.post : undefined;
  const others = sectionsOfKind([...preceding, ...following], enquirySection);
  const isSameForm = (other: ShownSection<Kind>) =>
    (other.props.form === 'main') === (form === 'main');
  const path = others.length > 0 ? `${page.path}?${formKey}=${formId}` : page.path;
  const shared = {
    settings,
    // A page that answers 404 whatever comes takes no post.
    path: page.path === notFoundPath ? '/contact' : path,
    sent,
    post,
    earlier: sectionsOfKind(preceding, enquirySection).filter(isSameForm).length,
    heading,
    anchor,
    flush,
  };
  const paragraphs = paragraphsOf(text);
  if (form === 'main') {
    return <MainEnquirySection {...shared} paragraphs={paragraphs} formId={formId} />;
  }
  return <EnquirySection {...shared} paragraphs={paragraphs} />;
}

export const enquiryView: SectionView<Kind> = {
  Section: Enquiry,
  ground: ({ form }) => (form === 'main' ? 'paper' : 'sand'),
};
