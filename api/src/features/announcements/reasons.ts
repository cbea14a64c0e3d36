import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  ANNOUNCEMENT_ENDED: {
    code: 'CONFLICT',
    message: 'announcements.ended',
    description: 'The announcement ended at `since`. Create a new one.',
  },
  ANNOUNCEMENT_STAYS: {
    code: 'POLICY',
    message: 'announcements.stays',
    description: 'The announcement cannot be dismissed. It disappears when it ends.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'announcements.title': 'LENGTH',
  'announcements.text': 'LENGTH',
  'announcements.past': 'OUT_OF_RANGE',
  'announcements.order': 'OUT_OF_RANGE',
  'announcements.english': 'REQUIRED',
  'announcements.link': 'INVALID',
  'announcements.linkLabel': 'LENGTH',
  'announcements.wholeLink': 'REQUIRED',
  'announcements.tooLong': 'OUT_OF_RANGE',
  'announcements.course': 'UNKNOWN_REFERENCE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
