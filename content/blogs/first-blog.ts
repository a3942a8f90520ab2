import type { BlogInput } from '../../domain/content/kinds/blog.ts';

/** An article of the first content; its category is looked up by name when it is stored. */
export interface FirstBlog extends Omit<BlogInput, 'category'> {
  /** Name of its category. */
  category: string;
}
