import { data } from 'react-router';
import { encodedPath } from '../../../domain/content/addresses/address.ts';
import { enquirySection } from '../../../domain/content/sections/kinds/enquiry.ts';
import { type ShownPage, sectionsOfKind } from '../../../domain/content/sections/shown-section.ts';
import { formOfAddress, type Post, receiveEnquiryForm } from '../enquiry/receive-enquiry.ts';
import { formIdOf } from '../sections/enquiry.tsx';

/** Of the page's forms, the one that its address names; else the main one alone says its type (specification §3). */
export async function receivePageEnquiry(post: Post, { path, sections }: ShownPage) {
  const enquiries = sectionsOfKind(sections, enquirySection);
  const [first] = enquiries;
  // A page without one takes no post (threat T13).
  if (!first) throw data(null, { status: 405 });
  const asked = formOfAddress(new URL(post.request.url));
  const typed = await post.request.clone().formData();
  const sent = typed.has('formType') ? 'main' : 'extended';
  const enquiry =
    enquiries.find((one) => formIdOf(one) === asked) ??
    enquiries.find(({ props }) => props.form === sent) ??
    first;
  return receiveEnquiryForm(enquiry.props.form, post, {
    path: encodedPath(path),
    formId: formIdOf(enquiry),
    isOneOfSeveral: enquiries.length > 1,
  });
}
