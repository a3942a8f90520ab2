import type { BlogInput } from '../../domain/content/kinds/blog.ts';

type NeededField = 'slug_url' | 'title' | 'published_date';

/** An article of the first content; a field that it leaves out is empty. */
export interface FirstBlog
  extends Pick<BlogInput, NeededField>,
    Partial<Omit<BlogInput, NeededField | 'category'>> {
  /** Name of its category, which is looked up when it is stored. */
  category: string;
}
