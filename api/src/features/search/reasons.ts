import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  TOO_MANY_SYNONYMS: {
    code: 'POLICY',
    message: 'search.tooMany',
    description: 'The platform already has the maximum of `limit` synonym groups.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'search.terms': 'TOO_MANY',
  'search.term': 'LENGTH',
  'search.repeated': 'NOT_ALLOWED',
  'search.taken': 'TAKEN',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
