export { Category, MAX_CATEGORIES } from './category.entity.ts';
export { categoryBySlug } from './category-slug.ts';
export { addCategoryReferences, type CategoryReference } from './category-use.ts';
export { lockCategory } from './load-category.ts';
