import { BigIntType, OptionalProps, type Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { everyone, type Row, sql, Visible } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { conflict } from '../../platform/errors/errors.ts';
import { PublicProfile, User } from '../accounts/index.ts';
import { PackageCode } from '../catalog/index.ts';
import { Cycle, SubscriptionOrigin, SubscriptionState } from './package.enums.ts';

@Visible(everyone)
@Entity()
@ObjectType({ description: 'A teacher package: how many courses its subscribers may sell, and what else.' })
export class Package {
  @Field(() => ID, { description: 'Of the package: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => PackageCode, { description: 'What it is called.' })
  @Property({ type: 'text' })
  code!: PackageCode;

  @Field(() => Int, { description: 'Its place among the packages, the smallest first.' })
  @Property({ type: 'integer' })
  position!: number;

  @Field(() => Boolean, { description: 'Whether teachers can choose it; of the transition they can’t.' })
  @Property({ type: 'boolean' })
  isSold!: boolean;
}

/** Immutable once it is valid: subscribers keep the terms that they chose. */
@Visible(everyone)
@Entity()
@ObjectType({
  description: 'The terms of a package from a day on. Subscribers keep the version that they chose.',
})
export class PackageVersion {
  [OptionalProps]?: 'createdAt';

  @Field(() => ID, { description: 'Of the version: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => Package, { description: 'The package that these are the terms of.' })
  @ManyToOne(() => Package)
  package!: Rel<Package>;

  @Field(() => Int, { description: 'Counts the versions of the package from 1.' })
  @Property({ type: 'integer' })
  number!: number;

  @Field(() => Vnd, { description: 'For one cycle in đồng, value added tax included; 0 costs nothing.' })
  @Property({ type: new BigIntType('number') })
  price!: number;

  @Field(() => Cycle, { description: 'For how long the price is paid.' })
  @Property({ type: 'text' })
  cycle!: Cycle;

  @Field(() => Int, { description: 'Courses that may be on sale or in review at a time.' })
  @Property({ type: 'integer' })
  maxCourses!: number;

  /** In bytes. The schema type is Float, since Int is limited to 2 GB. */
  @Property({ type: new BigIntType('number') })
  storageBytes!: number;

  @Field(() => Int, { description: 'Teachers who may be invited to work on the courses.' })
  @Property({ type: 'integer' })
  maxCoTeachers!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Coupons of the teacher’s that may be valid at a time; null: as many as they like.',
  })
  @Property({ type: 'integer', nullable: true })
  maxCoupons?: number | null;

  @Field(() => Int, { description: 'Suggestions of the assistant a month.' })
  @Property({ type: 'integer' })
  aiCredits!: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The platform’s share of a sale that it brought, in basis points (2500 is 25 %), in place of the usual one; null: the usual one.',
  })
  @Property({ type: 'integer', nullable: true })
  commissionBp?: number | null;

  @Field(() => Int, { description: 'Days for which it can be tried without paying; 0: it can’t be.' })
  @Property({ type: 'integer' })
  trialDays!: number;

  @Field(() => DateTime, { description: 'From when on it is what the package is sold as.' })
  @Property({ type: 'datetime' })
  validFrom!: Date;

  @Property({ type: 'uuid', nullable: true })
  createdById?: string | null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;
}

/** States in which a subscription sets its teacher's limits. Each teacher has at most one in these states. */
export const LIVING: readonly SubscriptionState[] = [
  SubscriptionState.ACTIVE,
  SubscriptionState.CANCELS_AT_PERIOD_END,
  SubscriptionState.PAST_DUE,
];

@Visible<Viewer, PackageSubscription>(
  (viewer, s: Row<PackageSubscription>) =>
    !!viewer && (viewer.may('package:read-any') || sql`${s.teacher} = ${viewer.id}`),
)
@Entity()
@ObjectType({ description: 'A teacher’s subscription to a package, from its first day to its last.' })
export class PackageSubscription {
  [OptionalProps]?: 'createdAt' | 'keptCourseIds' | 'isLiving';

  @Field(() => ID, { description: 'Of the subscription: opaque, never changes.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'uuidv7()' })
  id!: string;

  @Field(() => PublicProfile, { description: 'The teacher who subscribes to it.' })
  @ManyToOne(() => User)
  teacher!: Rel<User>;

  @Field(() => PackageVersion, { description: 'The terms that hold now; they are kept when it is renewed.' })
  @ManyToOne(() => PackageVersion)
  version!: Rel<PackageVersion>;

  @Field(() => SubscriptionState, { description: 'Where it is between asked for and over.' })
  @Property({ type: 'text' })
  state!: SubscriptionState;

  @Field(() => SubscriptionOrigin, { description: 'How the teacher came to it.' })
  @Property({ type: 'text' })
  origin!: SubscriptionOrigin;

  @Field(() => CalendarDate, { nullable: true, description: 'Its first day; absent before it is paid.' })
  @Property({ type: 'date', nullable: true })
  beganOn?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day on which its days are over, the first that is not paid; absent before it is paid.',
  })
  @Property({ type: 'date', nullable: true })
  endsOn?: string | null;

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'Of one that is PAST_DUE: the day on which its courses stop selling unless it is renewed.',
  })
  @Property({ type: 'date', nullable: true })
  graceUntil?: string | null;

  @Field(() => PackageVersion, {
    nullable: true,
    description: 'The smaller package that follows when the days are over; absent where none was chosen.',
  })
  @ManyToOne(() => PackageVersion, { nullable: true })
  nextVersion?: Rel<PackageVersion> | null;

  @Field(() => [ID], {
    description:
      'Courses that their teacher wants to keep on sale where a smaller package has no room for all.',
  })
  @Property({ type: 'string[]', columnType: 'uuid[]' })
  keptCourseIds: string[] = [];

  /** Days before the end of the last reminder sent for the current days; null if none was. */
  @Property({ type: 'integer', nullable: true })
  reminded?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What an administrator wrote on giving or extending it.',
  })
  @Property({ type: 'text', nullable: true })
  note?: string | null;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  @Property({ type: 'datetime', defaultRaw: 'now()' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  endedAt?: Date | null;

  get isLiving(): boolean {
    return LIVING.includes(this.state);
  }

  /** Sets its first days, or adds more. */
  extend(from: string, to: string): void {
    mustBe(
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
    mustBe(this, SubscriptionState.ACTIVE);
    this.state = SubscriptionState.CANCELS_AT_PERIOD_END;
    this.nextVersion = null;
  }

  schedule(next: PackageVersion): void {
    mustBe(this, SubscriptionState.ACTIVE, SubscriptionState.CANCELS_AT_PERIOD_END);
    this.state = SubscriptionState.ACTIVE;
    this.nextVersion = next;
  }

  /** Reverts a cancellation or a scheduled change. */
  resume(): void {
    mustBe(this, SubscriptionState.ACTIVE, SubscriptionState.CANCELS_AT_PERIOD_END);
    this.state = SubscriptionState.ACTIVE;
    this.nextVersion = null;
    this.keptCourseIds = [];
  }

  /** Begins the grace period after its days have passed without a renewal. */
  fallDue(graceUntil: string): void {
    mustBe(this, SubscriptionState.ACTIVE);
    this.state = SubscriptionState.PAST_DUE;
    this.graceUntil = graceUntil;
  }

  expire(): void {
    mustBe(this, SubscriptionState.CANCELS_AT_PERIOD_END, SubscriptionState.PAST_DUE);
    end(this, SubscriptionState.EXPIRED);
  }

  /** Ends it today, or with its remaining other days, after the payment of its days was taken back. */
  takeBack(today: string, lastDay: string | null): void {
    if (!this.isLiving) return;
    this.endsOn = lastDay ?? (today < this.beganOn! ? this.beganOn! : today);
    if (!lastDay) end(this, SubscriptionState.EXPIRED);
  }

  /** Ends it because another package replaces it. */
  supersede(today: string): void {
    mustBe(this, ...LIVING);
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
function mustBe({ state }: PackageSubscription, ...states: readonly SubscriptionState[]): void {
  if (!states.includes(state)) throw conflict('PACKAGE_STATE', { state });
}
