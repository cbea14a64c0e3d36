import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

/** Why this feature refuses, for people and programs. */
export const reasons = {
  CATEGORY_IN_USE: {
    code: 'CONFLICT',
    message: 'catalog.categoryInUse',
    description:
      'The category `title` is named by `count` courses, revisions, coupons or categories: merge or move them first.',
  },
  TOO_MANY_CATEGORIES: {
    code: 'POLICY',
    message: 'catalog.tooManyCategories',
    description: 'There are `limit` categories on this level already, which is the most.',
  },
  TWO_LEVELS: {
    code: 'CONFLICT',
    message: 'catalog.twoLevels',
    description: 'Categories have two levels: `title` stands below another one, or has some below it.',
  },
} as const satisfies ReasonTable;

/** What its texts about fields mean to a program. */
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
