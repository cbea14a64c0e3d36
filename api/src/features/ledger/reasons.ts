import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  NO_PAYOUT_ACCOUNT: {
    code: 'POLICY',
    message: 'payout.noAccount',
    description: 'The viewer has no bank account for payouts. Add one with `setPayoutAccount` first.',
  },
  PAYOUT_TOO_SMALL: {
    code: 'POLICY',
    message: 'payout.tooSmall',
    description: 'The amount is below the minimum payout of `limit` đồng.',
  },
  PAYOUT_OVER_AVAILABLE: {
    code: 'POLICY',
    message: 'payout.overAvailable',
    description: 'The amount exceeds the available balance of `limit` đồng.',
  },
  PAYOUT_WHILE_OWING: {
    code: 'POLICY',
    message: 'payout.owing',
    description: 'The teacher owes `value` đồng, which future earnings settle first.',
  },
  PAYOUT_COOLING: {
    code: 'POLICY',
    message: 'payout.cooling',
    description: 'The bank account was added too recently. Approval is possible from `since`.',
  },
  OWN_PAYOUT: {
    code: 'POLICY',
    message: 'payout.own',
    description: 'Administrators cannot approve payouts to themselves.',
  },
  SECOND_PERSON_NEEDED: {
    code: 'POLICY',
    message: 'payout.secondPerson',
    description:
      'The viewer already approved this payout. An amount of this size requires a second administrator.',
  },
  NOTHING_TO_TRANSFER: {
    code: 'POLICY',
    message: 'payout.nothing',
    description: 'No approved payout or refund is waiting for a transfer file.',
  },
  NO_TAX_PAID: {
    code: 'POLICY',
    message: 'ledger.noTax',
    description: 'A tax payment requires an amount for at least one tax.',
  },
  TAX_OVER_OWED: {
    code: 'POLICY',
    message: 'ledger.taxOverOwed',
    description: 'The payment for a tax is `value` đồng, but only `limit` đồng are owed.',
  },
  TAX_RECORDED_BEFORE: {
    code: 'CONFLICT',
    message: 'ledger.taxRecorded',
    description: 'A payment with this reference is already recorded.',
  },
  WRITE_OFF_OVER_OWED: {
    code: 'POLICY',
    message: 'ledger.writeOffOverOwed',
    description: 'The write-off is `value` đồng, but the teacher owes only `limit` đồng.',
  },
  WRITE_OFF_PROPOSED: {
    code: 'CONFLICT',
    message: 'ledger.writeOffProposed',
    description:
      'A write-off for this teacher is waiting for a second administrator and must be decided first.',
  },
  OWN_DEBT: {
    code: 'POLICY',
    message: 'ledger.ownDebt',
    description: 'Administrators cannot write off their own debt.',
  },
  PAYOUT_ACCOUNT_SETTLED: {
    code: 'CONFLICT',
    message: 'payout.accountSettled',
    description:
      'The waiting period of the account is over, or it is not the current account. Add another account instead.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'payout.bank': 'UNKNOWN_REFERENCE',
  'payout.accountNumber': 'INVALID',
  'payout.holder': 'INVALID',
  'payout.accountSame': 'UNCHANGED',
  'payout.reason': 'LENGTH',
  'payout.csv': 'INVALID',
  'payout.csvLine': 'INVALID',
  'payout.csvTooLarge': 'LENGTH',
  'payout.templateSize': 'LENGTH',
  'payout.templateHeader': 'INVALID',
  'ledger.period': 'INVALID',
  'ledger.reference': 'LENGTH',
  'ledger.amount': 'OUT_OF_RANGE',
  'taxes.period': 'INVALID',
  'taxRates.startsOn': 'OUT_OF_RANGE',
  'taxRates.rate': 'OUT_OF_RANGE',
  'taxRates.accountant': 'LENGTH',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
