import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { everyone, type Row, sql, Visible } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { PublicProfile, User } from '../accounts/index.ts';
import { PackageCode } from '../courses/index.ts';
import { Cycle, SubscriptionOrigin, SubscriptionState } from './package.enums.ts';

@Visible(everyone)
@Entity()
@ObjectType({ description: 'A teacher package, with a quota of courses and other limits.' })
export class Package {
  @Field(() => ID, { description: 'Unique package ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => PackageCode, { description: 'Code and name of the package.' })
  @Property({ type: 'text' })
  code!: PackageCode;

  @Field(() => Int, { description: 'Position among the packages, smallest first.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Boolean, {
    description: 'True if teachers can choose it. False for the package of the transition.',
  })
  @Property({ type: 'boolean' })
  isSold!: boolean;
}

/** Immutable once it is valid: subscribers keep the terms that they chose. */
@Visible(everyone)
@Entity()
@ObjectType({
  description: 'Terms of a package from a given time on. Subscribers keep the version that they chose.',
})
export class PackageVersion {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Unique package version ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Package, { description: 'Package to which the terms belong.' })
  @ManyToOne(() => Package)
  package!: Rel<Package>;

  @Field(() => Int, { description: 'Version number within the package, from 1.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => Vnd, { description: 'Price of one cycle in đồng, value added tax included. 0 if it is free.' })
  @Property({ type: new BigIntType('number') })
  price!: number;

  @Field(() => Cycle, { description: 'Cycle that the price pays for.' })
  @Property({ type: 'text' })
  cycle!: Cycle;

  @Field(() => Int, { description: 'Maximum number of courses on sale or in review at a time.' })
  @Property({ type: 'integer' })
  maxCourses!: number;

  /** In bytes. The schema type is Float, since Int is limited to 2 GB. */
  @Property({ type: new BigIntType('number') })
  storageBytes!: number;

  @Field(() => Int, { description: 'Maximum number of co-teachers who may be invited to the courses.' })
  @Property({ type: 'integer' })
  maxCoTeachers!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of the teacher’s valid coupons at a time. Null: no limit.',
  })
  @Property({ type: 'integer', nullable: true })
  maxCoupons?: number | null;

  @Field(() => Int, { description: 'Number of assistant suggestions per month.' })
  @Property({ type: 'integer' })
  aiCredits!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Platform commission on sales that the platform brought, in basis points (2500 is 25 %). Null: the standard rate.',
  })
  @Property({ type: 'integer', nullable: true })
  commissionBp?: number | null;

  @Field(() => Int, { description: 'Length of the free trial in days. 0 if there is none.' })
  @Property({ type: 'integer' })
  trialDays!: number;

  @Field(() => DateTime, { description: 'Time from which the package is sold on these terms.' })
  @Property({ type: 'datetime' })
  validFrom!: Date;

  @Property({ type: 'uuid', nullable: true })
  createdById?: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

/** States in which a subscription sets its teacher's limits. Each teacher has at most one in these states. */
export const CURRENT_STATES: readonly SubscriptionState[] = [
  SubscriptionState.ACTIVE,
  SubscriptionState.CANCELS_AT_PERIOD_END,
  SubscriptionState.PAST_DUE,
];

@Visible<Viewer, PackageSubscription>(
  (viewer, s: Row<PackageSubscription>) =>
    !!viewer && (viewer.may('package:read-any') || sql`${s.teacher} = ${viewer.id}`),
)
@Entity()
@ObjectType({ description: 'A teacher’s subscription to a package.' })
export class PackageSubscription {
  [OptionalProps]?: 'createdAt' | 'keptCourseIds' | 'isCurrent';

  @Field(() => ID, { description: 'Unique subscription ID. Immutable.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => PublicProfile, { description: 'Teacher who subscribes to the package.' })
  @ManyToOne(() => User)
  teacher!: Rel<User>;

  @Field(() => PackageVersion, { description: 'Current terms. A renewal keeps them.' })
  @ManyToOne(() => PackageVersion)
  version!: Rel<PackageVersion>;

  @Field(() => SubscriptionState, { description: 'Current state of the subscription.' })
  @Property({ type: 'text' })
  state!: SubscriptionState;

  @Field(() => SubscriptionOrigin, { description: 'Origin of the subscription: bought, tried or granted.' })
  @Property({ type: 'text' })
  origin!: SubscriptionOrigin;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First day of the subscription. Null until it is paid.',
  })
  @Property({ type: 'date', nullable: true })
  beganOn?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First day after the paid days. Null until it is paid.',
  })
  @Property({ type: 'date', nullable: true })
  endsOn?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Day on which the courses stop selling unless it is renewed. Null unless it is PAST_DUE.',
  })
  @Property({ type: 'date', nullable: true })
  graceUntil?: string | null;

  @Field(() => PackageVersion, {
    nullable: true,
    description: 'Smaller package that follows after the current days. Null if none is scheduled.',
  })
  @ManyToOne(() => PackageVersion, { nullable: true })
  nextVersion?: Rel<PackageVersion> | null;

  @Field(() => [ID], {
    description:
      'IDs of courses that the teacher wants to keep on sale if a smaller package has no room for all.',
  })
  @Property({ type: 'string[]', columnType: 'uuid[]' })
  keptCourseIds: string[] = [];

  /** Days before the end of the last reminder sent for the current days; null if none was. */
  @Property({ type: 'integer', nullable: true })
  reminded?: number | null;

  @Field(() => String, { nullable: true, description: 'Administrator’s reason for a grant or extension.' })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Field(() => DateTime, { description: 'Time at which the subscription was requested.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt?: Date | null;

  get isCurrent(): boolean {
    return CURRENT_STATES.includes(this.state);
  }

  /** Sets its first days, or adds more. */
  extend(from: string, to: string): void {
    assertState(
      this,
      SubscriptionState.PENDING_PAYMENT,
      SubscriptionState.EXPIRED,
      SubscriptionState.ACTIVE,
      SubscriptionState.CANCELS_AT_PERIOD_END,
      SubscriptionState.PAST_DUE,
    );
    this.state = SubscriptionState.ACTIVE;
    this.beganOn ??= from;
    this.endsOn = to;
    this.graceUntil = null;
    this.reminded = null;
    this.endedAt = null;
  }

  cancel(): void {
    assertState(this, SubscriptionState.ACTIVE);
    this.state = SubscriptionState.CANCELS_AT_PERIOD_END;
    this.nextVersion = null;
  }

  schedule(next: PackageVersion): void {
    assertState(this, SubscriptionState.ACTIVE, SubscriptionState.CANCELS_AT_PERIOD_END);
    this.state = SubscriptionState.ACTIVE;
    this.nextVersion = next;
  }

  resume(): void {
    assertState(this, SubscriptionState.ACTIVE, SubscriptionState.CANCELS_AT_PERIOD_END);
    this.state = SubscriptionState.ACTIVE;
    this.nextVersion = null;
    this.keptCourseIds = [];
  }

  /** Begins the grace period after its days have passed without a renewal. */
  beginGrace(graceUntil: string): void {
    assertState(this, SubscriptionState.ACTIVE);
    this.state = SubscriptionState.PAST_DUE;
    this.graceUntil = graceUntil;
  }

  expire(): void {
    assertState(this, SubscriptionState.CANCELS_AT_PERIOD_END, SubscriptionState.PAST_DUE);
    end(this, SubscriptionState.EXPIRED);
  }

  /** Ends it today, or with its remaining other days, after the payment of its days was taken back. */
  endUnpaid(today: string, lastDay: string | null): void {
    if (!this.isCurrent) return;
    this.endsOn = lastDay ?? (today < this.beganOn! ? this.beganOn! : today);
    if (!lastDay) end(this, SubscriptionState.EXPIRED);
  }

  markReplaced(today: string): void {
    assertState(this, ...CURRENT_STATES);
    if (this.endsOn! > today) this.endsOn = today < this.beganOn! ? this.beganOn! : today;
    end(this, SubscriptionState.SUPERSEDED);
  }
}

function end(subscription: PackageSubscription, state: SubscriptionState): void {
  subscription.state = state;
  subscription.graceUntil = null;
  subscription.nextVersion = null;
  subscription.endedAt = new Date();
}

/** @throws CONFLICT, PACKAGE_STATE */
function assertState({ state }: PackageSubscription, ...states: readonly SubscriptionState[]): void {
  if (!states.includes(state)) throw conflict('PACKAGE_STATE', { state });
}
