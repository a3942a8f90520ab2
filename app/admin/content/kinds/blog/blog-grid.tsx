import { use, useCallback, useMemo } from 'react';
import { useRevalidator } from 'react-router';
import type { Category } from '../../../../../domain/content/category.ts';
import type { BlogListItem } from '../../../../../domain/content/kinds/blog.ts';
import { deleteBlog } from '../../../item-calls.ts';
import type { Listed } from '../../../ui/lists/item-states.ts';
import { ListTools } from '../../../ui/lists/list-tools.tsx';
import { Failure, type Outcome, Retry } from '../../../ui/loaded.tsx';
import { UndoStrip } from '../../../ui/undo-strip.tsx';
import { useDeleting } from '../../../ui/use-deleting.ts';
import { blogTexts } from '../../texts/blogs.ts';
import { BlogCard } from './blog-card.tsx';

const orders = {
  [blogTexts.byDate]: null,
  [blogTexts.byTitle]: ({ title }: BlogListItem) => title,
};

interface BlogGridProps {
  blogs: Listed<BlogListItem>[];
  categories: Promise<Outcome<Category[]>>;
  onEdit: (id: number) => void;
}

export function BlogGrid({ blogs, categories, onEdit }: BlogGridProps) {
  const { remove, undo } = useDeleting(deleteBlog);
  const known = use(categories);
  const nameOf = useCategoryNames(known);
  const textOf = useCallback(
    (blog: BlogListItem) => `${blog.title} ${blog.brief_paragraph} ${nameOf(blog) ?? ''}`,
    [nameOf],
  );
  return (
    <>
      {'error' in known && <CategoriesMissing />}
      <UndoStrip undo={undo} />
      <ListTools
        items={blogs}
        textOf={textOf}
        orders={orders}
        label={blogTexts.search}
        empty={blogTexts.empty}
      >
        {(shown) => (
          <div className="blogGrid">
            {shown.map((listed) => (
              <BlogCard
                key={listed.item.blog_id}
                listed={listed}
                categoryName={nameOf(listed.item)}
                onEdit={() => onEdit(listed.item.blog_id)}
                onDelete={() =>
                  remove(listed.item.blog_id, listed.item.title || blogTexts.untitled)
                }
              />
            ))}
          </div>
        )}
      </ListTools>
    </>
  );
}

/** Looks a blog's category up by its id (R-2.7-09). */
function useCategoryNames(known: Outcome<Category[]>) {
  return useMemo(() => {
    const categories = 'data' in known ? known.data : [];
    const names = new Map(categories.map(({ category_id, category }) => [category_id, category]));
    return ({ category }: BlogListItem) => names.get(category ?? 0);
  }, [known]);
}

/** The list stands without its categories' names, too (R-8-09). */
function CategoriesMissing() {
  const { revalidate } = useRevalidator();
  return (
    <div className="adminMissing">
      <Failure>{blogTexts.categoriesFailed}</Failure>
      <Retry onRetry={revalidate} />
    </div>
  );
}
