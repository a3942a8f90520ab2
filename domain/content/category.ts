import { z } from '../zod.ts';

export interface Category {
  category_id: number;
  category: string;
}

/** Means "no filter"; no blog can have it (decision D31). */
export const allCategories = 'All';

export const categoryLimit = 60;

export const categoryInput = z.object({ category: z.string().trim().min(1).max(categoryLimit) });
