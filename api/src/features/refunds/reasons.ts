import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  REFUND_ASKED_BEFORE: {
    code: 'CONFLICT',
    message: 'billing.refundAskedBefore',
    description: 'A refund was already requested: refund `number`.',
  },
  REFUND_WINDOW_OVER: {
    code: 'POLICY',
    message: 'billing.refundWindowOver',
    description: 'A refund could be requested until `deadline`.',
  },
  REFUND_STUDIED_TOO_MUCH: {
    code: 'POLICY',
    message: 'billing.refundStudiedTooMuch',
    description: 'The progress in the course (`value` per cent) exceeds the limit of the terms (`limit`).',
  },
  REFUND_CERTIFICATE_ISSUED: {
    code: 'POLICY',
    message: 'billing.refundCertificate',
    description: 'A certificate was issued for the course.',
  },
  REFUND_NOT_PAID: {
    code: 'POLICY',
    message: 'billing.refundNotPaid',
    description: 'Nothing was paid for it, or it was already refunded.',
  },
  OWN_REFUND: {
    code: 'POLICY',
    message: 'billing.ownRefund',
    description: 'Administrators cannot decide about refunds that they would receive or bear.',
  },
  IN_TRANSFER_FILE: {
    code: 'CONFLICT',
    message: 'billing.inTransferFile',
    description:
      'The file `number` for the bank already contains this transfer. Sent manually as well, it would be paid twice.',
  },
  IN_DISPUTE: {
    code: 'CONFLICT',
    message: 'billing.inDispute',
    description: 'The buyer’s bank has taken the money back, and dispute `number` about it is open.',
  },
  SECOND_APPROVER_NEEDED: {
    code: 'POLICY',
    message: 'billing.secondApprover',
    description: 'The viewer has already approved it; another administrator must approve it as well.',
  },
  APPEALED_BEFORE: {
    code: 'CONFLICT',
    message: 'billing.appealedBefore',
    description: 'A rejection can be appealed only once.',
  },
  APPEAL_TOO_LATE: {
    code: 'POLICY',
    message: 'billing.appealTooLate',
    description: 'The rejection could be appealed until `deadline`.',
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
