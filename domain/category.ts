export interface Category {
  category_id: number;
  category: string;
}

/** The category that means "no filter"; it can never be assigned to a blog (decision D31). */
export const allCategories = 'All';
