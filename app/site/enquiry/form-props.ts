import { fieldLimits } from '../../../domain/inbox/form-limits.ts';
import type { SiteSettings } from '../../../domain/settings.ts';
import { formTexts } from '../../ui/forms/form-texts.ts';
import { useLinkTo } from '../../ui/languages/page-language.ts';
import { useMessages } from '../../ui/messages.ts';
import { progressAfter, type RefusedPost } from './receive-enquiry.ts';

export interface FormSection {
  settings: Pick<SiteSettings, 'phone' | 'email' | 'offices' | 'forms' | 'promise'>;
  /** The page's own path; its action is receiveEnquiryForm. */
  path: string;
  sent: boolean;
  post: RefusedPost | undefined;
  /** How many forms of its kind stand above it on the page. */
  earlier?: number;
  flush?: boolean;
}

export const islandOf = { main: 'contact-form', extended: 'enquiry-form' } as const;

export function useFormProps<Kind extends 'main' | 'extended'>(
  kind: Kind,
  { settings, path, sent, post, earlier = 0 }: FormSection,
) {
  const { forms, phone, promise } = settings;
  const limits = fieldLimits(forms);
  return {
    action: useLinkTo()(path).href,
    limits,
    texts: formTexts(useMessages(), kind, { limits, answerHours: promise.answerHours }),
    phone,
    draftKey: earlier > 0 ? `${islandOf[kind]}-${earlier + 1}` : islandOf[kind],
    progress: progressAfter(post, sent),
    values: post?.values ?? {},
  };
}
