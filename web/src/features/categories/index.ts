/** Exports for the app and other features: only small components, because every page loads some of them. */
export { useCategoriesQuery } from './categories.gen.ts';
export { CategoryIcon } from './category-icon.tsx';
export { useCategoryName } from './category-name.ts';
export { CategorySelect } from './category-select.tsx';
export { CategoryTiles } from './category-tiles.tsx';
export { preloadCategories } from './preload-categories.ts';
