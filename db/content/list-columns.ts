import { blogKind } from '../../domain/content/kinds/blog.ts';
import { caseStudyKind } from '../../domain/content/kinds/case-study.ts';

export const blogListColumns = ['blog_id', ...blogKind.list] as const;
export const studyListColumns = ['_id', ...caseStudyKind.list] as const;
