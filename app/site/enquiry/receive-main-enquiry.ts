import type { RouterContextProvider } from 'react-router';
import { mainEnquiryInput } from '../../../domain/inbox/enquiry.ts';
import { siteContext } from '../../context.ts';
import { readEnquiryPost } from './enquiry-post.ts';
import { mainFormId } from './main-enquiry-section.tsx';
import { storeEnquiry } from './receive-enquiry.ts';

interface Post {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

export async function receiveMainEnquiry(
  { request, context }: Post,
  path: string,
  formId = mainFormId,
) {
  const { forms } = await context.get(siteContext).queries.findSiteSettings();
  const names = ['name', 'email', 'message'];
  const post = readEnquiryPost(await request.formData(), mainEnquiryInput(forms), names);
  return storeEnquiry(post, { context, path, formId });
}
