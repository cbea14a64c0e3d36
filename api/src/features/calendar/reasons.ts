import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  TOO_MANY_SLOTS: {
    code: 'POLICY',
    message: 'calendar.tooMany',
    description: 'A person can have at most `limit` upcoming study slots.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'calendar.title': 'LENGTH',
  'calendar.minutes': 'OUT_OF_RANGE',
  'calendar.startsAt': 'OUT_OF_RANGE',
  'calendar.span': 'OUT_OF_RANGE',
  'calendar.course': 'INVALID',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
