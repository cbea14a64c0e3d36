import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  LEGAL_DRAFT_MISSING: {
    code: 'CONFLICT',
    message: 'legal.draftMissing',
    description: 'The document has no Vietnamese draft. Save one first.',
  },
  LEGAL_VERSION_ANNOUNCED: {
    code: 'CONFLICT',
    message: 'legal.announced',
    description:
      'A version that applies at the same time or later is published already. Choose a later time.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'legal.title': 'LENGTH',
  'legal.summary': 'LENGTH',
  'legal.placeholder': 'UNKNOWN_REFERENCE',
  'legal.tooEarly': 'OUT_OF_RANGE',
  'legal.tooLate': 'OUT_OF_RANGE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
