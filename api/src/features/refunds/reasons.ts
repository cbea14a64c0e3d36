import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  REFUND_ASKED_BEFORE: {
    code: 'CONFLICT',
    message: 'billing.refundAskedBefore',
    description: 'The money was asked back already, by refund `number`.',
  },
  REFUND_WINDOW_OVER: {
    code: 'POLICY',
    message: 'billing.refundWindowOver',
    description: 'The money could be asked back until `deadline`.',
  },
  REFUND_STUDIED_TOO_MUCH: {
    code: 'POLICY',
    message: 'billing.refundStudiedTooMuch',
    description: 'More of the course was reached (`value` per cent) than the terms allow (`limit`).',
  },
  REFUND_CERTIFICATE_ISSUED: {
    code: 'POLICY',
    message: 'billing.refundCertificate',
    description: 'A certificate was issued for the course.',
  },
  REFUND_NOT_PAID: {
    code: 'POLICY',
    message: 'billing.refundNotPaid',
    description: 'Nothing was paid for it, or it was paid back already.',
  },
  OWN_REFUND: {
    code: 'POLICY',
    message: 'billing.ownRefund',
    description: 'No one decides about money that they would get or give.',
  },
  IN_TRANSFER_FILE: {
    code: 'CONFLICT',
    message: 'billing.inTransferFile',
    description:
      'The file `number` has told the bank of this transfer: paid by hand as well, it would be paid twice.',
  },
  IN_DISPUTE: {
    code: 'CONFLICT',
    message: 'billing.inDispute',
    description: 'The buyer’s bank has taken the money back, and dispute `number` about it is open.',
  },
  SECOND_APPROVER_NEEDED: {
    code: 'POLICY',
    message: 'billing.secondApprover',
    description: 'The viewer has agreed already; another administrator has to.',
  },
  APPEALED_BEFORE: {
    code: 'CONFLICT',
    message: 'billing.appealedBefore',
    description: 'A refusal can be appealed once.',
  },
  APPEAL_TOO_LATE: {
    code: 'POLICY',
    message: 'billing.appealTooLate',
    description: 'The refusal could be appealed until `deadline`.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'billing.refundNote': 'LENGTH',
  'billing.refundNoteNeeded': 'REQUIRED',
  'billing.refundAnswer': 'LENGTH',
  'billing.bankAccountNeeded': 'REQUIRED',
  'billing.bankTransaction': 'LENGTH',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
