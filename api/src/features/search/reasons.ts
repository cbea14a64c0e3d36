import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  TOO_MANY_SYNONYMS: {
    code: 'POLICY',
    message: 'search.tooMany',
    description: 'The platform already has the maximum of `limit` synonym groups.',
  },
  ALREADY_FOUND: {
    code: 'CONFLICT',
    message: 'search.alreadyFound',
    description: 'A course on sale matches all words of the search. Run the search again.',
  },
  TOO_MANY_ALERTS: {
    code: 'POLICY',
    message: 'search.tooManyAlerts',
    description: 'The person or address already has `limit` requests.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'search.terms': 'TOO_MANY',
  'search.term': 'LENGTH',
  'search.repeated': 'NOT_ALLOWED',
  'search.taken': 'TAKEN',
  'search.personal': 'NOT_ALLOWED',
  'search.short': 'LENGTH',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
