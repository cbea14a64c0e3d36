import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../graphql/read/index.ts';
import { CalendarDate, DateTime, Vnd } from '../../graphql/scalars.ts';
import { Course } from '../catalog/index.ts';
import { PackageSubscription, PackageVersion } from './package.entity.ts';
import { PackageChangeKind, PackageOrderKind, SubscriptionState } from './package.enums.ts';

export const PackageSubscriptionPage = pageOf('PackageSubscriptionPage', () => PackageSubscription);

@ObjectType({ description: 'What an order of a package is of, as it was when the order was made.' })
export class OrderedPackage {
  @Field({
    description: 'What it was called then, in the buyer’s language, for instance “Gói PRO, 1 tháng”.',
  })
  title!: string;
  @Field(() => PackageOrderKind, {
    description: 'Whether it begins a package, renews it or changes to a dearer one.',
  })
  kind!: PackageOrderKind;
  @Field(() => PackageVersion, { description: 'The terms that are bought.' })
  version!: PackageVersion;
  @Field(() => ID, { description: 'Of the subscription that it begins or goes on with.' })
  subscriptionId!: string;
  @Field(() => Vnd, { description: 'The price of the days that are bought, in đồng, tax included.' })
  listAmount!: number;
  @Field(() => Vnd, {
    description: 'What is credited for days of the package before that were left, in đồng.',
  })
  credit!: number;
  @Field(() => Vnd, { description: 'What is paid, in đồng.' })
  amount!: number;
  @Field(() => CalendarDate, {
    nullable: true,
    description:
      'The first day that was bought; of a renewal known before it is paid, of others absent until then.',
  })
  firstDay?: string | null;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day on which what was bought is over; absent before it is paid.',
  })
  endsOn?: string | null;
}

@ObjectType({ description: 'A step in the life of a subscription.' })
export class PackageEvent {
  @Field(() => ID, { description: 'Of the step: opaque, never changes.' })
  id!: string;
  @Field(() => DateTime, { description: 'When it was taken.' })
  at!: Date;
  @Field(() => SubscriptionState, { description: 'The state that it led to.' })
  state!: SubscriptionState;
  @Field(() => PackageVersion, { description: 'The terms that held from then on.' })
  version!: PackageVersion;
  @Field(() => CalendarDate, { nullable: true, description: 'The end of its days from then on.' })
  endsOn?: string | null;
  @Field(() => String, { nullable: true, description: 'What an administrator wrote on it.' })
  note?: string | null;
}

@ObjectType({ description: 'Days of a package that were paid or given.' })
export class PackageDays {
  @Field(() => ID, { description: 'Of these days: opaque, never changes.' })
  id!: string;
  @Field(() => PackageVersion, { description: 'The terms of these days.' })
  version!: PackageVersion;
  @Field(() => CalendarDate, { description: 'The first of them.' })
  firstDay!: string;
  @Field(() => CalendarDate, {
    description: 'The day on which they are over, or were given up for another package.',
  })
  endsOn!: string;
  @Field(() => ID, {
    nullable: true,
    description: 'Of the order that paid them; absent where they were given.',
  })
  orderId?: string | null;
  @Field(() => String, { nullable: true, description: 'Number of that order, for its bill.' })
  orderNumber?: string | null;
  @Field(() => Vnd, { description: 'What that order came to, in đồng; 0 where they were given.' })
  amount!: number;
}

@ObjectType({ description: 'A course that counts against the package, and whether it would go on selling.' })
export class PackageChangeCourse {
  @Field(() => Course, { nullable: true, description: 'One of the viewer’s own courses.' })
  course!: Course;
  @Field(() => Boolean, { description: 'Whether it would be on sale after the change, or could be.' })
  staysOnSale!: boolean;
}

@ObjectType({
  description: 'What choosing a package would do: computed anew each time, nothing is changed by it.',
})
export class PackageChange {
  readonly versionId!: string;
  readonly keptCourseIds!: readonly string[];
  @Field(() => PackageChangeKind, {
    description: 'Whether it begins now, follows later, or changes nothing.',
  })
  readonly kind!: PackageChangeKind;
  @Field(() => Vnd, { description: 'The price of the days to come, in đồng.' })
  readonly listAmount!: number;
  @Field(() => Vnd, { description: 'What days that are left of the present package are worth, in đồng.' })
  readonly credit!: number;
  @Field(() => Vnd, { description: 'What would be paid today, in đồng; 0 of what follows later.' })
  readonly amount!: number;
  @Field(() => CalendarDate, { description: 'The day on which the package would begin.' })
  readonly startsOn!: string;
  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The day on which its first days would be over.',
  })
  readonly endsOn!: string | null;
  @Field(() => Int, { description: 'Days to come that `listAmount` is the price of.' })
  readonly days!: number;
  @Field(() => Int, { description: 'Days of the whole cycle that its price is for.' })
  readonly cycleDays!: number;
}

@ObjectType({ description: 'What a package would have too little room for. Nothing is deleted.' })
export class PackageChangeRoom {
  @Field(() => Int, {
    description: 'Courses on sale and in review now, and those that stopped for want of quota.',
  })
  courseCount!: number;
  @Field(() => Int, { description: 'Those of them that would not be on sale after the change.' })
  stoppingCount!: number;
  @Field(() => Int, { description: 'Students of all courses of the teacher: each of them goes on studying.' })
  studentCount!: number;
  @Field(() => Float, { description: 'Bytes of the teacher’s files.' })
  storageUsed!: number;
  @Field(() => Float, {
    description: 'Bytes that there would be room for; what is above stays, nothing can be added.',
  })
  storageLimit!: number;
  @Field(() => Int, { description: 'Coupons of the teacher’s that are valid now.' })
  couponCount!: number;
  @Field(() => Int, { nullable: true, description: 'Coupons that could be valid at a time; null: no limit.' })
  couponLimit?: number | null;
}

@ObjectType({ description: 'What choosing or renewing a package leads to.' })
export class PackageCheckoutPayload {
  readonly subscriptionId!: string;
  readonly orderId!: string | null;
  readonly attemptId!: string | null;
}
