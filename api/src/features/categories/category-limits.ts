/** Of the upper level; writers hold it under the lock of the tree (load-category.ts). */
export const MAX_CATEGORIES = 50;
/** Below one category of the upper level; the database holds it (`bound_siblings`). */
export const MAX_SUBCATEGORIES = 30;
