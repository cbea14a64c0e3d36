/** Rates of a sale in basis points (hundredths of a per cent), frozen when the order is created. */
export interface SaleRates {
  readonly commissionBp: number;
  readonly vatBp: number;
  readonly pitBp: number;
}

/** The parts of a price, in đồng. They add up to it. */
export interface SaleParts {
  readonly commission: number;
  readonly vatWithheld: number;
  readonly pitWithheld: number;
  readonly teacherShare: number;
}

/**
 * Splits a price. Commission and taxes are rounded down, and the teacher receives the remainder. Taxes are computed
 * on the gross price, including the platform's fee (Decree 117/2025).
 */
export function splitSale(amount: number, { commissionBp, vatBp, pitBp }: SaleRates): SaleParts {
  const commission = proportion(amount, commissionBp, 10_000);
  const vatWithheld = proportion(amount, vatBp, 10_000);
  const pitWithheld = proportion(amount, pitBp, 10_000);
  return {
    commission,
    vatWithheld,
    pitWithheld,
    teacherShare: amount - commission - vatWithheld - pitWithheld,
  };
}

/** Whole đồng of `amount × part ÷ whole`. Uses BigInt, because 9 × 10^15 đồng times a rate does not fit a number. */
export const proportion = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
