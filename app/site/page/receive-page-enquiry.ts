import { data, type RouterContextProvider } from 'react-router';
import { enquirySection } from '../../../domain/content/sections/kinds/enquiry.ts';
import { type ShownPage, sectionsOfKind } from '../../../domain/content/sections/shown-section.ts';
import { receiveExtendedEnquiry } from '../enquiry/receive-extended-enquiry.ts';
import { receiveMainEnquiry } from '../enquiry/receive-main-enquiry.ts';

const receivers = { main: receiveMainEnquiry, extended: receiveExtendedEnquiry };

interface Post {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** By the form of the page's first enquiry section; a page without one takes no post (threat T13). */
export async function receivePageEnquiry(post: Post, { path, sections }: ShownPage) {
  const [enquiry] = sectionsOfKind(sections, enquirySection);
  if (!enquiry) throw data(null, { status: 405 });
  return receivers[enquiry.props.form](post, path);
}
