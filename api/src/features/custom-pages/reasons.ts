import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  CUSTOM_PAGE_PUBLISHED: {
    code: 'CONFLICT',
    message: 'customPages.published',
    description: 'The page is published. Unpublish it before it is deleted.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'customPages.slug': 'INVALID',
  'customPages.slugTaken': 'TAKEN',
  'customPages.slugPublished': 'NOT_ALLOWED',
  'customPages.title': 'LENGTH',
  'customPages.languages': 'TOO_MANY',
  'customPages.blocks': 'TOO_MANY',
  'customPages.noBlocks': 'REQUIRED',
  'customPages.columns': 'TOO_MANY',
  'customPages.courses': 'TOO_MANY',
  'customPages.noCourses': 'REQUIRED',
  'customPages.courseUnknown': 'UNKNOWN_REFERENCE',
  'customPages.categoryUnknown': 'UNKNOWN_REFERENCE',
  'customPages.courseCount': 'OUT_OF_RANGE',
  'customPages.noPicture': 'REQUIRED',
  'customPages.pictureUnknown': 'UNKNOWN_REFERENCE',
  'customPages.alt': 'REQUIRED',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
