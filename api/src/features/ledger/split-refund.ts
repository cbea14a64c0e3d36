import { proportion, type SaleParts } from './split-sale.ts';

/**
 * A paid order line as the ledger sees it. The parts add up to the amount paid plus the discount of the platform's
 * coupon.
 */
export interface SoldLine extends SaleParts {
  /** Price paid by the buyer, in đồng. */
  readonly amount: number;
  /** Discount by a coupon of the platform, in đồng. */
  readonly promotion: number;
}

/** The refunded part of each component, in đồng. */
export interface RefundParts extends SaleParts {
  readonly promotion: number;
}

/**
 * Splits the next `refund` đồng of a line into its parts, after `refunded` đồng were refunded before. Parts are
 * allocated one after the other over what remains, as differences of cumulative amounts. So several refunds of one
 * line have the same total as a single one, none takes more of a part than it has, and a full refund leaves nothing.
 */
export function splitRefund(line: SoldLine, refunded: number, refund: number): RefundParts {
  if (refund < 0 || refunded + refund > line.amount) throw new Error('a refund exceeds the payment');
  const [before, after] = [cumulative(line, refunded), cumulative(line, refunded + refund)];
  return {
    promotion: after.promotion - before.promotion,
    commission: after.commission - before.commission,
    vatWithheld: after.vatWithheld - before.vatWithheld,
    pitWithheld: after.pitWithheld - before.pitWithheld,
    teacherShare: after.teacherShare - before.teacherShare,
  };
}

function cumulative(line: SoldLine, refunded: number): RefundParts {
  const promotion = line.amount && proportion(line.promotion, refunded, line.amount);
  let rest = refunded + promotion;
  let of = line.amount + line.promotion;
  const take = (part: number) => {
    const taken = of && proportion(part, rest, of);
    rest -= taken;
    of -= part;
    return taken;
  };
  const commission = take(line.commission);
  const vatWithheld = take(line.vatWithheld);
  const pitWithheld = take(line.pitWithheld);
  return { promotion, commission, vatWithheld, pitWithheld, teacherShare: rest };
}
