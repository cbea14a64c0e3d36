import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  ALREADY_TEACHES: {
    code: 'CONFLICT',
    message: 'catalog.coTeacherTwice',
    description: 'The viewer already teaches the course by another invitation.',
  },
  CO_TEACHER_QUOTA: {
    code: 'POLICY',
    message: 'catalog.coTeacherQuota',
    description:
      'The owner’s package `package` allows `limit` co-teachers in a course, and `value` have joined or are invited. Choose a larger package.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'catalog.coTeacherSelf': 'NOT_ALLOWED',
  'catalog.coTeacherTwice': 'TAKEN',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
