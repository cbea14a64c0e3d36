export { Category } from './category.entity.ts';
export { categoryAt } from './category-address.ts';
export { MAX_CATEGORIES } from './category-limits.ts';
export { addCategoryReferences, type CategoryReference } from './category-references.ts';
export { categoryById } from './load-category.ts';
export { slugify } from './slugify.ts';
