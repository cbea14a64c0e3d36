import type { vi } from './vi.ts';

export const en: Record<keyof typeof vi, string> = {
  'permission.resource.category': 'Categories',
  'permission.action.merge': 'Merge',
  'catalog.categoryName': 'The name of a category needs 2 to 60 characters.',
  'catalog.categoryAddress': 'An address has small letters a to z, digits, and hyphens between them.',
  'catalog.categoryAddressTaken': 'Another category has this address, or had it once.',
  'catalog.mergeItself': 'Please choose another category to merge into.',
  'catalog.categoryInUse':
    '“{title}” still has {count} courses, coupons or subcategories. Merge or move them first.',
  'catalog.tooManyCategories': 'There are {limit} categories on this level already, which is the most.',
  'catalog.twoLevels': 'There are two levels of categories, so “{title}” cannot stand there.',
};
