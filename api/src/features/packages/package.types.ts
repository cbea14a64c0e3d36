import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { createPageType } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import { Course } from '../courses/index.ts';
import { PackageSubscription, PackageVersion } from './package.entity.ts';
import { PackageChangeKind, PackageOrderKind, SubscriptionState } from './package.enums.ts';

export const PackageSubscriptionPage = createPageType('PackageSubscriptionPage', () => PackageSubscription);

@ObjectType({ description: 'The package that an order buys, as of the time of the order.' })
export class OrderedPackage {
  @Field({
    description: 'Title at the time of the order in the buyer’s language, for example “Gói PRO, 1 tháng”.',
  })
  title!: string;
  @Field(() => PackageOrderKind, { description: 'Kind of the order: start, renewal or upgrade.' })
  kind!: PackageOrderKind;
  @Field(() => PackageVersion, { description: 'Terms that the order buys.' })
  version!: PackageVersion;
  @Field(() => ID, { description: 'ID of the subscription that it begins or continues.' })
  subscriptionId!: string;
  @Field(() => Vnd, { description: 'Price of the bought days in đồng, tax included.' })
  listAmount!: number;
  @Field(() => Vnd, { description: 'Credit for remaining days of the former package, in đồng.' })
  credit!: number;
  @Field(() => Vnd, { description: 'Amount to pay in đồng, tax included.' })
  amount!: number;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First bought day. For a renewal known before the payment; for other kinds null until then.',
  })
  firstDay?: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First day after the bought days. Null until the order is paid.',
  })
  endsOn?: string | null;
}

@ObjectType({ description: 'A step in the history of a subscription.' })
export class PackageEvent {
  @Field(() => ID, { description: 'Unique ID of the step. Immutable.' })
  id!: string;
  @Field(() => DateTime, { description: 'Time of the recorded step.' })
  at!: Date;
  @Field(() => SubscriptionState, { description: 'State after the step.' })
  state!: SubscriptionState;
  @Field(() => PackageVersion, { description: 'Terms after the step.' })
  version!: PackageVersion;
  @Field(() => CalendarDate, { nullable: true, description: 'End date of the subscription after the step.' })
  endsOn?: string | null;
  @Field(() => String, { nullable: true, description: 'Administrator’s note on the step.' })
  note?: string | null;
}

@ObjectType({ description: 'A period of paid or granted days of a package.' })
export class PackageDays {
  @Field(() => ID, { description: 'Unique ID of the period. Immutable.' })
  id!: string;
  @Field(() => PackageVersion, { description: 'Terms of the period.' })
  version!: PackageVersion;
  @Field(() => CalendarDate, { description: 'First day of the period.' })
  firstDay!: string;
  @Field(() => CalendarDate, {
    description: 'First day after the period, or the day on which another package replaced it.',
  })
  endsOn!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'ID of the order that paid the period. Null for granted days.',
  })
  orderId?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Number of that order, for its bill. Null for granted days.',
  })
  orderNumber?: string | null;
  @Field(() => Vnd, { description: 'Total of that order in đồng. 0 for granted days.' })
  amount!: number;
}

@ObjectType({ description: 'A course that counts against the package, with the effect of the change.' })
export class PackageChangeCourse {
  @Field(() => Course, { nullable: true, description: 'One of the viewer’s own courses.' })
  course!: Course;
  @Field(() => Boolean, {
    description: 'True if the course would be on sale, or could be, after the change.',
  })
  staysOnSale!: boolean;
}

@ObjectType({ description: 'Preview of choosing a package, computed for each request. It changes nothing.' })
export class PackageChange {
  readonly versionId!: string;
  readonly keptCourseIds!: readonly string[];
  @Field(() => PackageChangeKind, { description: 'Effect: begins now, follows later, or changes nothing.' })
  readonly kind!: PackageChangeKind;
  @Field(() => Vnd, { description: 'Price of the new days, in đồng.' })
  readonly listAmount!: number;
  @Field(() => Vnd, { description: 'Value of the remaining days of the current package, in đồng.' })
  readonly credit!: number;
  @Field(() => Vnd, { description: 'Amount to pay today in đồng. 0 if the package follows later.' })
  readonly amount!: number;
  @Field(() => CalendarDate, { description: 'First day of the package.' })
  readonly startsOn!: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'First day after its first period. Null for a free package.',
  })
  readonly endsOn!: string | null;
  @Field(() => Int, { description: 'Number of new days that `listAmount` pays for.' })
  readonly days!: number;
  @Field(() => Int, { description: 'Number of days of the whole cycle that the package price pays for.' })
  readonly cycleDays!: number;
}

@ObjectType({
  description: 'The viewer’s usage and the limits of the previewed package. Nothing is deleted.',
})
export class PackageChangeRoom {
  @Field(() => Int, {
    description: 'Number of courses on sale or in review, and of those stopped because of the quota.',
  })
  courseCount!: number;
  @Field(() => Int, { description: 'Number of those that would not be on sale after the change.' })
  stoppingCount!: number;
  @Field(() => Int, {
    description: 'Number of students of all courses of the teacher, who keep their access.',
  })
  studentCount!: number;
  @Field(() => Float, { description: 'Storage used by the teacher’s files, in bytes.' })
  storageUsed!: number;
  @Field(() => Float, {
    description: 'Storage limit in bytes. Files above it remain, but none can be added.',
  })
  storageLimit!: number;
  @Field(() => Int, { description: 'Number of the teacher’s currently valid coupons.' })
  couponCount!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of valid coupons at a time. Null: no limit.',
  })
  couponLimit?: number | null;
}

@ObjectType({ description: 'Result of choosing or renewing a package.' })
export class PackageCheckoutPayload {
  readonly subscriptionId!: string;
  readonly orderId!: string | null;
  readonly attemptId!: string | null;
}
