import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PackageSubscription, PackageVersion } from './package.entity.ts';

/** Paid or granted days of a package. Their price is earned day by day. */
@Entity()
export class PackagePeriod {
  [OptionalProps]?: 'earned' | 'earnedDays' | 'moved' | 'worth' | 'net';

  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @ManyToOne(() => PackageSubscription)
  subscription!: Rel<PackageSubscription>;

  @Property({ type: 'uuid' })
  teacherId!: string;

  @ManyToOne(() => PackageVersion)
  version!: Rel<PackageVersion>;

  @Property({ type: 'uuid', nullable: true })
  orderId?: string | null;

  @Property({ type: 'date' })
  fromDay!: string;

  @Property({ type: 'date' })
  toDay!: string;

  /** Number of days of the whole cycle to which it belongs. */
  @Property({ type: 'integer' })
  cycleDays!: number;

  /** The day on which another package replaced it. Its last day was the day before. */
  @Property({ type: 'date', nullable: true })
  closedOn?: string | null;

  /** The price of its days with tax, the basis of the credit for a change. */
  @Property({ type: new BigIntType('number') })
  worth: number = 0;

  /** The amount earned over its days, in đồng: the price without tax, and the amount moved from the replaced period. */
  @Property({ type: new BigIntType('number') })
  net: number = 0;

  @Property({ type: new BigIntType('number') })
  earned: number = 0;

  /** Number of earned days, from the first one on. */
  @Property({ type: 'integer' })
  earnedDays: number = 0;

  /** The part moved to the package that replaced it. */
  @Property({ type: new BigIntType('number') })
  moved: number = 0;
}

/** The package that an order buys. Written once, with the order. */
@Entity()
export class PackageOrder {
  @PrimaryKey({ type: 'uuid' })
  orderId!: string;

  @ManyToOne(() => PackageSubscription)
  subscription!: Rel<PackageSubscription>;

  @ManyToOne(() => PackageVersion)
  version!: Rel<PackageVersion>;

  @Property({ type: 'text' })
  kind!: 'START' | 'RENEWAL' | 'UPGRADE';

  /** Title at the time of the order, in the buyer's language. */
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: new BigIntType('number') })
  listAmount!: number;

  @Property({ type: new BigIntType('number') })
  credit!: number;

  @Property({ type: new BigIntType('number') })
  amount!: number;

  /** For a renewal: the end date that it continues from. */
  @Property({ type: 'date', nullable: true })
  renewsFrom?: string | null;

  /** The subscription that it replaces, with its end date at the time of the order. */
  @ManyToOne(() => PackageSubscription, { nullable: true })
  replaces?: Rel<PackageSubscription> | null;

  @Property({ type: 'date', nullable: true })
  replacedUntil?: string | null;
}
