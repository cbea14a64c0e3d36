import type { SellerClass, VatTreatment } from '../../generated/schema.ts';

export const CLASSES = ['individual', 'household', 'company'] as const;
export const CLASS_NAMES = {
  INDIVIDUAL: 'individual',
  HOUSEHOLD: 'household',
  COMPANY: 'company',
} as const satisfies Record<SellerClass, (typeof CLASSES)[number]>;
export const TREATMENTS: readonly VatTreatment[] = [
  'SALES',
  'NOT_SUBJECT',
  'NOT_DECLARED',
  'RATE_0',
  'RATE_5',
  'RATE_8',
  'RATE_10',
];
