import { data, type RouterContextProvider, redirect } from 'react-router';
import {
  type ExtendedEnquiryInput,
  extendedEnquiryInput,
  type MainEnquiryInput,
  mainEnquiryInput,
} from '../../../domain/inbox/enquiry.ts';
import { ownAddress } from '../../../domain/languages/page-languages.ts';
import { documentContext, siteContext } from '../../context.ts';
import type { Progress } from '../../ui/forms/typed/form-progress.ts';
import { readEnquiryPost } from './enquiry-post.ts';

/** Answers to a post repeat what was typed, so they must not be cached. */
const personal = { 'Cache-Control': 'no-store' };

export interface RefusedPost {
  form: string;
  values: Record<string, string>;
  errors: Record<string, string>;
}

const forms = {
  main: { inputOf: mainEnquiryInput, names: ['name', 'email', 'message'] },
  extended: {
    inputOf: extendedEnquiryInput,
    names: ['name', 'email', 'phoneNum', 'businessName', 'role', 'message'],
  },
};

export interface Post {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

interface Place {
  path: string;
  formId: string;
  isOneOfSeveral?: boolean;
}

/** In the address that a form of several is sent to, and in that of the page that says so. */
export const formKey = 'form';

export async function receiveEnquiryForm(
  form: keyof typeof forms,
  { request, context }: Post,
  { path, formId, isOneOfSeveral }: Place,
) {
  const settings = await context.get(siteContext).queries.findSiteSettings();
  const { inputOf, names } = forms[form];
  const { values, enquiry, errors } = readEnquiryPost<MainEnquiryInput | ExtendedEnquiryInput>(
    await request.formData(),
    inputOf(settings.forms),
    names,
  );
  const refused: RefusedPost = { form: formId, values, errors };
  if (!enquiry) return data(refused, { status: 400, headers: personal });
  try {
    const outcome = await context.get(siteContext).commands.sendEnquiry(enquiry);
    if (outcome === 'too many') return data(refused, { status: 429, headers: personal });
  } catch (error) {
    context.get(documentContext).report(error);
    return data(refused, { status: 503, headers: personal });
  }
  const own = ownAddress(context.get(siteContext).languages, path);
  const which = isOneOfSeveral ? `&${formKey}=${formId}` : '';
  return redirect(`${own}?sent=success${which}#${formId}`, { status: 303, headers: personal });
}

export function wasSent(url: URL): boolean {
  return url.searchParams.get('sent') === 'success';
}

export function formOfAddress(url: URL): string | null {
  return url.searchParams.get(formKey);
}

export function progressAfter(post: RefusedPost | undefined, sent: boolean): Progress {
  if (post) return { step: 'failed', errors: post.errors, kept: null };
  return { step: sent ? 'sent' : 'idle' };
}
