import { BigIntType } from '@mikro-orm/core';
import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** Where an earning is before it can be paid out. What of a teacher's money is in payout or paid, payouts know. */
export type EarningStatus = 'HELD' | 'AVAILABLE' | 'REVERSED';

/**
 * What a teacher earned by one paid order line; the earnings of a teacher that are held add up to their hold account.
 * Money is not marked: of what was released and not given back, what was released first counts as paid out first.
 */
@Entity({ tableName: 'earning' })
export class Earning {
  @PrimaryKey({ type: 'uuid' })
  lineId!: string;

  @Property({ type: 'uuid' })
  orderId!: string;

  @Property({ type: 'uuid' })
  teacherId!: string;

  /** What the buyer paid, in đồng; the parts below add up to it and `promotion`. */
  @Property({ type: new BigIntType('number') })
  amount!: number;

  /** What a coupon of the platform took off the price, in đồng. */
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

  /** Of `amount`: what was given back to the buyer so far, in đồng. */
  @Property({ type: new BigIntType('number') })
  refunded: number = 0;

  /** Of `teacherShare`: what was not given back, in đồng. */
  @Property({ type: new BigIntType('number') })
  shareLeft!: number;

  /** Of `commission`: what was not given back, in đồng. */
  @Property({ type: new BigIntType('number') })
  commissionLeft!: number;

  @Property({ type: 'text' })
  status: EarningStatus = 'HELD';

  @Property({ type: 'datetime' })
  earnedAt!: Date;

  @Property({ type: 'datetime' })
  heldUntil!: Date;

  /** What keeps it from being released although its time has come, for instance `refund:<id>`. */
  @Property({ type: 'text[]' })
  freezes: string[] = [];

  @Property({ type: 'datetime', nullable: true })
  releasedAt?: Date | null;

  /** The rate of value added tax that its commission was released with, in basis points. */
  @Property({ type: 'integer', nullable: true })
  serviceVatBp?: number | null;

  /** Gives a part back. @returns the value added tax in the commission that goes back, in đồng */
  giveBack(refund: number, share: number, commission: number): void {
    this.refunded += refund;
    this.shareLeft -= share;
    this.commissionLeft -= commission;
    if (this.refunded === this.amount) this.status = 'REVERSED';
  }
}
