import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  NO_E_INVOICE_PROVIDER: {
    code: 'POLICY',
    message: 'eInvoices.noProvider',
    description: 'No e-invoice provider is configured.',
  },
  E_INVOICE_NOT_FILED: {
    code: 'POLICY',
    message: 'eInvoices.notFiled',
    description: 'The tax office has not accepted the e-invoice, or its files are not stored yet.',
  },
} as const satisfies ReasonTable;

export const faults = {
  'eInvoices.startsOn': 'OUT_OF_RANGE',
  'eInvoices.accountant': 'LENGTH',
} as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
