import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { PackageSubscription, PackageVersion } from './package.entity.ts';

/** Days of a package that are paid or given. What was paid for them is earned day by day. */
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

  /** Days of the whole cycle that it is a part of. */
  @Property({ type: 'integer' })
  cycleDays!: number;

  /** The day on which another package took its place; its last day was the one before. */
  @Property({ type: 'date', nullable: true })
  closedOn?: string | null;

  /** The price of its days with tax: what is credited by the day where it is changed. */
  @Property({ type: new BigIntType('number') })
  worth: number = 0;

  /** What is earned over its days, in đồng: what was paid without tax, and what came over from the one before. */
  @Property({ type: new BigIntType('number') })
  net: number = 0;

  @Property({ type: new BigIntType('number') })
  earned: number = 0;

  /** How many of its days that is, from the first one on. */
  @Property({ type: 'integer' })
  earnedDays: number = 0;

  /** What of it went over to the package that took its place. */
  @Property({ type: new BigIntType('number') })
  moved: number = 0;
}

/** What an order of a package is of. Written once, with the order. */
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

  /** What it was called then, in the buyer's language. */
  @Property({ type: 'text' })
  title!: string;

  @Property({ type: new BigIntType('number') })
  listAmount!: number;

  @Property({ type: new BigIntType('number') })
  credit!: number;

  @Property({ type: new BigIntType('number') })
  amount!: number;

  /** Of a renewal: the end that it goes on from. */
  @Property({ type: 'date', nullable: true })
  renewsFrom?: string | null;

  /** The subscription whose place it takes, with the end that it had when the order was made. */
  @ManyToOne(() => PackageSubscription, { nullable: true })
  replaces?: Rel<PackageSubscription> | null;

  @Property({ type: 'date', nullable: true })
  replacedUntil?: string | null;
}
