import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  TOO_MANY_REPORTS: {
    code: 'POLICY',
    message: 'businessReport.tooMany',
    description: 'The viewer has `limit` saved business reports. Delete one first.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'businessReport.step': 'UNKNOWN_REFERENCE',
  'businessReport.days': 'REQUIRED',
  'businessReport.order': 'OUT_OF_RANGE',
  'businessReport.tooLong': 'OUT_OF_RANGE',
  'businessReport.tooManyDays': 'OUT_OF_RANGE',
  'businessReport.noLines': 'UNKNOWN_REFERENCE',
  'businessReport.name': 'LENGTH',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
