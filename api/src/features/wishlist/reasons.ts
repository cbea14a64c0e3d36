import type { FaultTable } from '../../platform/errors/field-faults.ts';
import type { CodesOf, ReasonTable } from '../../platform/errors/reasons.ts';

export const reasons = {
  WISHLIST_FULL: {
    code: 'POLICY',
    message: 'billing.wishlistFull',
    description: 'The wishlist already contains `limit` courses.',
  },
} as const satisfies ReasonTable;

export const faults = { 'billing.wishlistSize': 'TOO_MANY' } as const satisfies FaultTable;

declare module '../../platform/errors/reasons.ts' {
  interface Reasons extends CodesOf<typeof reasons> {}
}
declare module '../../platform/errors/field-faults.ts' {
  interface Faults extends Record<keyof typeof faults, FieldFault> {}
}
