import { z } from '../zod.ts';
import { line } from './fields/fields.ts';

export interface Category {
  category_id: number;
  category: string;
}

/** Means "no filter"; no blog can have it (decision D31). */
export const allCategories = 'All';

export const categoryLimit = 60;

export const categoryFields = {
  category: {
    ...line('category', 'New category', categoryLimit),
    input: z.string().trim().min(1).max(categoryLimit),
  },
};

export const categoryInput = z.object({ category: categoryFields.category.input });
