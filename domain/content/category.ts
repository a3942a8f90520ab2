import { z } from '../zod.ts';

export interface Category {
  category_id: number;
  category: string;
}

/** The category that means "no filter"; it can never be assigned to a blog (decision D31). */
export const allCategories = 'All';

/** Longest name of a category in UTF-16 code units. */
export const categoryLimit = 60;

export const categoryInput = z.object({ category: z.string().trim().min(1).max(categoryLimit) });
