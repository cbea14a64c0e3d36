import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  REFUND_UNDER_WAY: {
    code: 'CONFLICT',
    message: 'billing.refundUnderWay',
    description: 'Refund `number` of the line is undecided, or its money is not yet returned.',
  },
  DISPUTE_NOT_PAID: {
    code: 'POLICY',
    message: 'billing.disputeNotPaid',
    description: 'The line is not paid, or its money was already returned.',
  },
  OWN_DISPUTE: {
    code: 'POLICY',
    message: 'billing.ownDispute',
    description: 'Administrators cannot decide about their own purchases or sales.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'billing.disputePayment': 'LENGTH',
  'billing.disputeReference': 'LENGTH',
  'billing.disputeEvidence': 'LENGTH',
  'billing.disputeAmount': 'OUT_OF_RANGE',
  'billing.disputeLine': 'REQUIRED',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
