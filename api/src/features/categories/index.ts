export { Category, MAX_CATEGORIES } from './category.entity.ts';
export { categoryAt } from './category-address.ts';
export { addCategoryReferences, type CategoryReference } from './category-use.ts';
export { categoryById } from './load-category.ts';
