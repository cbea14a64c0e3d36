import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/**
 * The state of an earning before a payout. How much of a teacher's money is being paid or was paid out is known from
 * the payouts, not from the earnings.
 */
export type EarningStatus = 'HELD' | 'AVAILABLE' | 'REVERSED';

/**
 * A teacher's earning from one paid order line. The held earnings of a teacher add up to their hold account. Payouts
 * are not assigned to earnings: earnings count as paid out in the order of their release.
 */
@Entity({ tableName: 'earning' })
export class Earning {
  @PrimaryKey({ type: 'uuid' })
  lineId!: string;

  @Property({ type: 'uuid' })
  orderId!: string;

  @Property({ type: 'uuid' })
  teacherId!: string;

  /** Price paid by the buyer, in đồng. The parts below add up to it and `promotion`. */
  @Property({ type: new BigIntType('number') })
  amount!: number;

  /** Discount by a coupon of the platform, in đồng. */
  @Property({ type: new BigIntType('number') })
  promotion!: number;

  @Property({ type: new BigIntType('number') })
  commission!: number;

  @Property({ type: new BigIntType('number') })
  vatWithheld!: number;

  @Property({ type: new BigIntType('number') })
  pitWithheld!: number;

  @Property({ type: new BigIntType('number') })
  teacherShare!: number;

  /** The refunded part of `amount`, in đồng. */
  @Property({ type: new BigIntType('number') })
  refunded: number = 0;

  /** The part of `teacherShare` that was not refunded, in đồng. */
  @Property({ type: new BigIntType('number') })
  shareLeft!: number;

  /** The part of `commission` that was not refunded, in đồng. */
  @Property({ type: new BigIntType('number') })
  commissionLeft!: number;

  @Property({ type: 'text' })
  status: EarningStatus = 'HELD';

  @Property({ type: 'datetime' })
  earnedAt!: Date;

  @Property({ type: 'datetime' })
  heldUntil!: Date;

  /** Reasons that block the release although the hold has ended, for instance `refund:<id>`. */
  @Property({ type: 'text[]' })
  freezes: string[] = [];

  @Property({ type: 'datetime', nullable: true })
  releasedAt?: Date | null;

  /** VAT rate at the release of its commission, in basis points. */
  @Property({ type: 'integer', nullable: true })
  serviceVatBp?: number | null;

  /** Refunds a part. */
  recordRefund(refund: number, share: number, commission: number): void {
    this.refunded += refund;
    this.shareLeft -= share;
    this.commissionLeft -= commission;
    if (this.refunded === this.amount) this.status = 'REVERSED';
  }
}
