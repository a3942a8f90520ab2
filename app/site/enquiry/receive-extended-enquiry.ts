import type { RouterContextProvider } from 'react-router';
import { extendedEnquiryInput } from '../../../domain/inbox/enquiry.ts';
import { siteContext } from '../../context.ts';
import { landingFormId } from '../layout/header/header.tsx';
import { readEnquiryPost } from './enquiry-post.ts';
import { storeEnquiry } from './receive-enquiry.ts';

const names = ['name', 'email', 'phoneNum', 'businessName', 'role', 'message'];

interface Post {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export async function receiveExtendedEnquiry(
  { request, context }: Post,
  path: string,
  formId = landingFormId,
) {
  const { forms } = await context.get(siteContext).queries.findSiteSettings();
  const post = readEnquiryPost(await request.formData(), extendedEnquiryInput(forms), names);
  return storeEnquiry(post, { context, path, formId });
}
