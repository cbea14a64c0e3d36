/** Parts of categories for the app and other features: small shared pieces only, since every page loads some. */
export { useCategoriesQuery } from './categories.gen.ts';
export { CategoryIcon } from './category-icon.tsx';
export { useCategoryName } from './category-name.ts';
export { CategorySelect } from './category-select.tsx';
export { preloadCategories } from './preload-categories.ts';
