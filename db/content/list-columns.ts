import { blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyCardFields } from '../../domain/content/kinds/case-study.ts';

export const blogListColumns = ['blog_id', ...blogKind.list] as const;
export const studyCardColumns = ['_id', ...caseStudyCardFields] as const;
