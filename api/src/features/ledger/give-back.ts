import { proportion, type SaleParts } from './split-sale.ts';

/** A paid order line as the ledger sees it: the parts add up to what was paid and what the platform's coupon added. */
export interface SoldLine extends SaleParts {
  /** What the buyer paid, in đồng. */
  readonly amount: number;
  /** What a coupon of the platform took off the price, in đồng. */
  readonly promotion: number;
}

/** What is given back of each part, in đồng. */
export interface GivenBack extends SaleParts {
  readonly promotion: number;
}

/**
 * What the parts of a line give for the next `refund` đồng, after `refunded` were given back before. Parts are
 * allocated one after the other over what remains, as differences of cumulative figures: so several refunds of one
 * line give the same as one, none takes more of a part than it has, and a full refund leaves nothing.
 */
export function giveBack(line: SoldLine, refunded: number, refund: number): GivenBack {
  if (refund < 0 || refunded + refund > line.amount) throw new Error('more would go back than was paid');
  const [before, after] = [cumulative(line, refunded), cumulative(line, refunded + refund)];
  return {
    promotion: after.promotion - before.promotion,
    commission: after.commission - before.commission,
    vatWithheld: after.vatWithheld - before.vatWithheld,
    pitWithheld: after.pitWithheld - before.pitWithheld,
    teacherShare: after.teacherShare - before.teacherShare,
  };
}

function cumulative(line: SoldLine, refunded: number): GivenBack {
  const promotion = line.amount && proportion(line.promotion, refunded, line.amount);
  let rest = refunded + promotion;
  let of = line.amount + line.promotion;
  const take = (part: number) => {
    const taken = of && proportion(part, rest, of);
    rest -= taken;
    of -= part;
    return taken;
  };
  const [commission, vatWithheld, pitWithheld] = [
    take(line.commission),
    take(line.vatWithheld),
    take(line.pitWithheld),
  ];
  return { promotion, commission, vatWithheld, pitWithheld, teacherShare: rest };
}
