import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  NO_PAYOUT_ACCOUNT: {
    code: 'POLICY',
    message: 'payout.noAccount',
    description: 'There is no bank account to pay to: enter one first (setPayoutAccount).',
  },
  PAYOUT_TOO_SMALL: {
    code: 'POLICY',
    message: 'payout.tooSmall',
    description: 'Less than the least that is paid out: `limit` đồng.',
  },
  PAYOUT_OVER_AVAILABLE: {
    code: 'POLICY',
    message: 'payout.overAvailable',
    description: 'More than is available now: `limit` đồng.',
  },
  PAYOUT_WHILE_OWING: {
    code: 'POLICY',
    message: 'payout.owing',
    description: 'The teacher owes `value` đồng: what they earn next pays that first.',
  },
  PAYOUT_COOLING: {
    code: 'POLICY',
    message: 'payout.cooling',
    description: 'The bank account was entered too short a time ago: approve it from `since` on.',
  },
  OWN_PAYOUT: {
    code: 'POLICY',
    message: 'payout.own',
    description: 'No one approves money for themselves.',
  },
  SECOND_PERSON_NEEDED: {
    code: 'POLICY',
    message: 'payout.secondPerson',
    description: 'The viewer has approved it already, and an amount as large takes two people.',
  },
  NOTHING_TO_TRANSFER: {
    code: 'POLICY',
    message: 'payout.nothing',
    description:
      'No payout is approved, and no refund waits for its transfer, that is not in a file already.',
  },
  NO_TAX_PAID: {
    code: 'POLICY',
    message: 'ledger.noTax',
    description: 'A tax payment has an amount of at least one tax.',
  },
  TAX_OVER_OWED: {
    code: 'POLICY',
    message: 'ledger.taxOverOwed',
    description: 'Of one tax `value` đồng would be paid, and `limit` are owed.',
  },
  TAX_RECORDED_BEFORE: {
    code: 'CONFLICT',
    message: 'ledger.taxRecorded',
    description: 'A payment of this reference was entered already.',
  },
  WRITE_OFF_OVER_OWED: {
    code: 'POLICY',
    message: 'ledger.writeOffOverOwed',
    description: '`value` đồng would be given up, and the teacher owes `limit`.',
  },
  WRITE_OFF_PROPOSED: {
    code: 'CONFLICT',
    message: 'ledger.writeOffProposed',
    description: 'A write-off of this teacher waits for a second person: decide it first.',
  },
  OWN_DEBT: {
    code: 'POLICY',
    message: 'ledger.ownDebt',
    description: 'No one gives up what they owe themselves.',
  },
  PAYOUT_ACCOUNT_SETTLED: {
    code: 'CONFLICT',
    message: 'payout.accountSettled',
    description: 'The account has cooled down, or is not the present one: enter another one instead.',
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
  'ledger.period': 'INVALID',
  'ledger.reference': 'LENGTH',
  'ledger.amount': 'OUT_OF_RANGE',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
