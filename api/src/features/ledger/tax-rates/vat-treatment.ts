import { defineEnum } from '../../../graphql/define-enum.ts';

export const VatTreatment = defineEnum(
  'VatTreatment',
  'Treatment of a sale under value added tax. An accountant determines it.',
  {
    SALES: 'Sales invoice of the direct method; it states no tax rate.',
    NOT_SUBJECT: 'Not subject to value added tax.',
    NOT_DECLARED: 'Value added tax is neither declared nor paid.',
    RATE_0: 'Rate of 0 per cent.',
    RATE_5: 'Rate of 5 per cent, included in the price.',
    RATE_8: 'Rate of 8 per cent, included in the price.',
    RATE_10: 'Rate of 10 per cent, included in the price.',
  },
);
export type VatTreatment = keyof typeof VatTreatment;

/** Per cent, for the treatments that state a rate. */
export const VAT_RATES: Partial<Record<VatTreatment, number>> = {
  RATE_0: 0,
  RATE_5: 5,
  RATE_8: 8,
  RATE_10: 10,
};
