import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  CATEGORY_IN_USE: {
    code: 'CONFLICT',
    message: 'catalog.categoryInUse',
    description:
      'The category `title` is in use by `count` courses, revisions, coupons or subcategories. Merge or move them first.',
  },
  TOO_MANY_CATEGORIES: {
    code: 'POLICY',
    message: 'catalog.tooManyCategories',
    description: 'This level already has the maximum of `limit` categories.',
  },
  TWO_LEVELS: {
    code: 'CONFLICT',
    message: 'catalog.twoLevels',
    description: 'Categories have two levels: `title` is a subcategory or has subcategories.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'catalog.categoryName': 'LENGTH',
  'catalog.categoryAddress': 'INVALID',
  'catalog.categoryAddressTaken': 'TAKEN',
  'catalog.mergeItself': 'NOT_ALLOWED',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
