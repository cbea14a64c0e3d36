import { ArrayMaxSize } from 'class-validator';
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  ID,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { Allow } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import { derived, MaxRows, resultRow, rows, sql } from '../../graphql/read/index.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { isUuid } from '../../platform/input/ids.ts';
import { isCounted } from '../courses/index.ts';
import { storageUsedSql } from '../media/index.ts';
import { Order } from '../orders/index.ts';
import { PaymentAttempt } from '../payments/index.ts';
import { daysBetween, toDay } from './days.ts';
import { findSoldVersion } from './find-subscription.ts';
import { PackageSubscription, PackageVersion } from './package.entity.ts';
import { PackageChangeKind } from './package.enums.ts';
import {
  PackageChange,
  PackageChangeCourse,
  PackageChangeRoom,
  PackageCheckoutPayload,
} from './package.types.ts';
import { planChange } from './plan-change.ts';
import { wholeCycle } from './price-change.ts';
import { RenewPackageInput, renewPackage } from './renew-package.ts';
import { type PackageCheckout, SubscribePackageInput, subscribePackage } from './subscribe-package.ts';

/** Maximum number of courses in a preview, equal to that of the largest package. */
const MAX_COURSES = 100;

@ArgsType()
class PackageChangeArgs {
  @Field(() => ID, { description: 'ID of the version to preview, which must be currently sold.' })
  versionId!: string;
  @Field(() => [ID], {
    nullable: true,
    description: 'IDs of own courses to keep on sale before the oldest ones. Omitted: the earlier choice.',
  })
  @ArrayMaxSize(1000, { message: validationMessage('package.keptCourses', { max: 1000 }) })
  keptCourseIds?: string[] | null;
}

@Resolver(() => PackageChange)
export class PackageChangeResolver {
  @Allow('package:subscribe')
  @Query(() => PackageChange, {
    description:
      'Preview of the price and effects of choosing a package today. It changes nothing. NOT_FOUND: no such version. POLICY: it is not sold.',
  })
  async packageChange(
    @Args() { versionId, keptCourseIds }: PackageChangeArgs,
    @Ctx() context: Context,
  ): Promise<PackageChange> {
    const em = context.services.orm.em.fork();
    const { id } = signedIn(context);
    const version = await findSoldVersion(em, versionId);
    const today = toDay(new Date());
    const { kind, current, ...plan } = await em.transactional((inner) =>
      planChange(inner, id, version, today),
    );
    const isLater = kind === PackageChangeKind.DOWNGRADE;
    const start = isLater ? current!.endsOn! : today;
    const spans = isLater ? [wholeCycle(start, version)] : plan.spans;
    const endsOn = version.price > 0 ? spans.at(-1)!.to : null;
    return {
      ...{ versionId, kind, startsOn: start, endsOn },
      keptCourseIds: (keptCourseIds ?? current?.keptCourseIds ?? []).filter(isUuid),
      listAmount: isLater ? version.price : plan.listAmount,
      credit: isLater ? 0 : plan.credit,
      amount: isLater || kind === PackageChangeKind.NONE ? 0 : plan.amount,
      days: spans.reduce((sum, { from, to }) => sum + daysBetween(from, to), 0),
      cycleDays: spans.reduce((sum, { cycleDays }) => sum + cycleDays, 0),
    };
  }

  @FieldResolver(() => PackageVersion, { description: 'Terms of the previewed version.' })
  version(@Root() { versionId }: PackageChange) {
    return rows(PackageVersion, (v) => ({ where: sql`${v.id} = ${versionId}` }));
  }

  @FieldResolver(() => PackageChangeRoom, {
    description: 'The viewer’s usage compared with the limits of the package.',
  })
  room(@Root() { versionId }: PackageChange, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return derived(
      PackageChangeRoom,
      sql`select c.n as "courseCount", greatest(0, c.n - v.max_courses) as "stoppingCount", c.students as "studentCount",
          ${storageUsedSql(id)} as "storageUsed", v.storage_bytes::float8 as "storageLimit",
          (select count(*)::int from coupon k where k.owner_id = ${id} and k.is_active
            and (k.ends_at is null or k.ends_at > now())) as "couponCount", v.max_coupons as "couponLimit"
        from package_version v cross join (select
            count(*) filter (where ${isCounted(sql`s.status`)} or s.suspended_for = 'QUOTA')::int as n,
            coalesce(sum(s.student_count), 0)::int as students
          from course s where s.teacher_id = ${id}) c
        where v.id = ${versionId}`,
      'Counts of the viewer’s own courses, files and coupons.',
    );
  }

  @MaxRows(MAX_COURSES)
  @FieldResolver(() => [PackageChangeCourse], {
    description:
      'Courses that count against the package: those that would stop first, then the others. At most 100.',
  })
  courses(@Root() { versionId, keptCourseIds }: PackageChange, @Ctx() context: Context) {
    const { id } = signedIn(context);
    return derived(
      PackageChangeCourse,
      sql`select r.id as course, r.place <= (select v.max_courses from package_version v where v.id = ${versionId}) as "staysOnSale"
        from (select c.id, row_number() over (order by c.id = any(${[...keptCourseIds]}::uuid[]) desc,
            c.status <> 'PENDING_REVIEW' desc, c.published_at, c.id) as place
          from course c where c.teacher_id = ${id} and (${isCounted(sql`c.status`)} or c.suspended_for = 'QUOTA')) r
        order by r.place desc limit ${MAX_COURSES}::int`,
      'The viewer’s own courses.',
    );
  }

  @Allow('package:subscribe')
  @Mutation(() => PackageCheckoutPayload, {
    description:
      'Begins a package, or changes to a more expensive one: creates or continues the order and an attempt to pay it. The package begins with the payment. CONFLICT: the viewer has it, the price changed, or a payment is in doubt or pending. POLICY: not sold, or smaller than the current one. BAD_INPUT: an invalid field. NOT_FOUND: no such version. UNAVAILABLE: the gateway does not respond.',
  })
  subscribePackage(
    @Arg('input') input: SubscribePackageInput,
    @Ctx() context: Context,
  ): Promise<PackageCheckout> {
    return subscribePackage(context, input);
  }

  @Allow('package:subscribe')
  @Mutation(() => PackageCheckoutPayload, {
    description:
      'Pays the next cycle of the viewer’s package, or of the scheduled smaller one. It begins after the current days. CONFLICT: the price changed, or a payment is in doubt or pending. POLICY: no package, already paid ahead, or not renewable. BAD_INPUT: an invalid field. UNAVAILABLE: the gateway does not respond.',
  })
  renewPackage(@Arg('input') input: RenewPackageInput, @Ctx() context: Context): Promise<PackageCheckout> {
    return renewPackage(context, input);
  }
}

@Resolver(() => PackageCheckoutPayload)
export class PackageCheckoutResolver {
  @FieldResolver(() => PackageSubscription, { description: 'The subscription that begins or continues.' })
  subscription(@Root() { subscriptionId }: PackageCheckout) {
    return resultRow(PackageSubscription, subscriptionId);
  }

  @FieldResolver(() => Order, {
    nullable: true,
    description: 'The order that was created or continued. Null if there is nothing to pay.',
  })
  order(@Root() { orderId }: PackageCheckout) {
    return orderId && rows(Order, (o) => ({ where: sql`${o.id} = ${orderId}` }));
  }

  @FieldResolver(() => PaymentAttempt, {
    nullable: true,
    description: 'Payment attempt of the order. Null if there is nothing to pay.',
  })
  payment(@Root() { attemptId }: PackageCheckout) {
    return attemptId && rows(PaymentAttempt, (a) => ({ where: sql`${a.id} = ${attemptId}` }));
  }
}
