import { Arg, Ctx, Float, ID, Int, Resolver, Root } from 'type-graphql';
import { Allow, Public } from '../../graphql/allow.ts';
import { type Context, signedIn } from '../../graphql/context.ts';
import {
  all,
  derived,
  Guard,
  MaxRows,
  ReadField,
  ReadMutation,
  ReadQuery,
  type Row,
  resultRow,
  rows,
  sql,
  uuid,
} from '../../graphql/read/index.ts';
import { CalendarDate, DateTime } from '../../graphql/scalars.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { commissionRate, Order } from '../orders/index.ts';
import { isCurrent } from './find-subscription.ts';
import { MAX_VERSIONS } from './manage-packages.ts';
import { Package, PackageSubscription, PackageVersion } from './package.entity.ts';
import { OrderedPackage, PackageDays, PackageEvent } from './package.types.ts';
import {
  CancelPackageInput,
  cancelPackage,
  resumePackage,
  SchedulePackageChangeInput,
  StartPackageTrialInput,
  schedulePackageChange,
  startPackageTrial,
} from './plan-package.ts';
import { PACKAGE_RENEW_DAYS } from './settings.ts';

const MAX_PACKAGES = 5;
/** Maximum number of subscriptions, and of steps and periods of each, latest first. */
const MAX_SUBSCRIPTIONS = 20;
const MAX_SHOWN = 24;

const made = (id: string) => resultRow(PackageSubscription, id);

@Resolver()
export class PackageQueries {
  @Public()
  @MaxRows(MAX_PACKAGES)
  @ReadQuery(() => [Package], { description: 'Packages that teachers can choose, smallest first.' })
  packages() {
    return rows(Package, (p) => ({ where: sql`${p.isSold}`, orderBy: sql`${p.position}` }));
  }

  @Public()
  @ReadQuery(() => Package, {
    nullable: true,
    description: 'One package with its versions. Null if not found.',
  })
  package(@Arg('id', () => ID, { description: 'ID of the requested package.' }) id: string) {
    return rows(Package, (p) => ({ where: sql`${p.id} = ${uuid(id)}` }));
  }

  @Allow('package:subscribe')
  @ReadQuery(() => PackageSubscription, {
    nullable: true,
    description: 'Subscription that sets the viewer’s current limits. Null for FREE.',
  })
  myPackageSubscription(@Ctx() context: Context) {
    const { id } = signedIn(context);
    return rows(PackageSubscription, (s) => ({
      where: all([
        sql`${s.teacher} = ${id}`,
        sql`${s.state} in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE')`,
      ]),
    }));
  }

  @Allow('package:subscribe')
  @MaxRows(MAX_SUBSCRIPTIONS)
  @ReadQuery(() => [PackageSubscription], {
    description: 'The viewer’s latest 20 subscriptions, latest first, including unpaid ones.',
  })
  myPackageSubscriptions(@Ctx() context: Context) {
    const { id } = signedIn(context);
    return rows(PackageSubscription, (s) => ({
      where: sql`${s.teacher} = ${id}`,
      orderBy: sql`${s.createdAt} desc, ${s.id} desc`,
      limit: MAX_SUBSCRIPTIONS,
    }));
  }

  @Allow('package:subscribe')
  @ReadMutation(() => PackageSubscription, {
    description:
      'Starts a free trial, once per teacher. NOT_FOUND: no such version. POLICY: it is not sold, it has no trial, the viewer has a package, or had one before.',
  })
  async startPackageTrial(@Arg('input') input: StartPackageTrialInput, @Ctx() context: Context) {
    return made(await startPackageTrial(context, input));
  }

  @Allow('package:subscribe')
  @ReadMutation(() => PackageSubscription, {
    description:
      'Schedules a smaller package after the current days. It can be reverted until then. BAD_INPUT: a course is not the viewer’s own. NOT_FOUND: no such version. POLICY: no package, or the version is not sold or not smaller. CONFLICT: the days have ended.',
  })
  async schedulePackageChange(@Arg('input') input: SchedulePackageChangeInput, @Ctx() context: Context) {
    return made(await schedulePackageChange(context, input));
  }

  @Allow('package:subscribe')
  @ReadMutation(() => PackageSubscription, {
    description:
      'Ends the viewer’s package with its days, so that FREE follows. It can be reverted until then. BAD_INPUT: a course is not the viewer’s own. POLICY: no package. CONFLICT: it already ends.',
  })
  async cancelPackage(@Arg('input') input: CancelPackageInput, @Ctx() context: Context) {
    return made(await cancelPackage(context, input));
  }

  @Allow('package:subscribe')
  @ReadMutation(() => PackageSubscription, {
    description:
      'Reverts a cancellation or a scheduled change. POLICY: no package. CONFLICT: its days have ended.',
  })
  async resumePackage(@Ctx() context: Context) {
    return made(await resumePackage(context));
  }
}

@Resolver(() => Package)
export class PackageFields {
  @ReadField(() => PackageVersion, {
    nullable: true,
    description: 'Version that the package is currently sold as.',
  })
  currentVersion(@Root() p: Row<Package>) {
    return rows(PackageVersion, (v) => ({
      where: sql`${v.id} = (select n.id from package_version n where n.package_id = ${p.id} and n.valid_from <= now()
        order by n.valid_from desc limit 1)`,
    }));
  }

  @MaxRows(MAX_VERSIONS)
  @ReadField(() => [PackageVersion], { description: 'All versions of the package, latest first.' })
  versions(@Root() p: Row<Package>) {
    return rows(PackageVersion, (v) => ({
      where: sql`${v.package} = ${p.id}`,
      orderBy: sql`${v.validFrom} desc`,
    }));
  }
}

@Resolver(() => PackageVersion)
export class PackageVersionFields {
  @ReadField(() => Float, { description: 'Storage for the teacher’s files in bytes.' })
  storageBytes(@Root() { storageBytes }: Row<PackageVersion>) {
    return sql`${storageBytes}::float8`;
  }

  @ReadField(() => Boolean, { description: 'True if the package is currently sold as this version.' })
  isCurrent(@Root() { id }: Row<PackageVersion>) {
    return sql`(select ${isCurrent('c')} from package_version c where c.id = ${id})`;
  }

  @ReadField(() => Int, {
    description:
      'Current platform commission under these terms on sales that the platform brought, in basis points.',
  })
  shareBp(@Root() { commissionBp }: Row<PackageVersion>) {
    return sql`coalesce(${commissionBp}, ${commissionRate('PLATFORM')})`;
  }

  @ReadField(() => Int, {
    description:
      'Current platform commission on sales that the teacher’s own link or coupon brought, in basis points.',
  })
  ownShareBp() {
    return commissionRate('TEACHER');
  }

  @ReadField(() => Boolean, {
    description:
      'True if the viewer may start the free trial: there is one, and the viewer has neither a subscription now nor had a trial or a paid one.',
  })
  mayTry(@Root() { trialDays }: Row<PackageVersion>, @Ctx() { viewer }: Context) {
    if (!viewer) return false;
    return sql`(${trialDays} > 0 and not exists (select 1 from package_subscription s where s.teacher_id = ${viewer.id}
      and (s.state in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE') or (s.origin in ('TRIAL', 'PURCHASE') and s.began_on is not null))))`;
  }

  @Guard<Viewer, PackageVersion>((viewer) => !!viewer?.may('package:read-any'))
  @ReadField(() => Int, {
    nullable: true,
    description: 'Number of teachers with these terms. Null without `package:read-any`.',
  })
  subscriberCount(@Root() { id }: Row<PackageVersion>) {
    return sql`(select count(*)::int from package_subscription s where s.version_id = ${id}
      and s.state in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE'))`;
  }
}

@Resolver(() => PackageSubscription)
export class PackageSubscriptionFields {
  @ReadField(() => DateTime, {
    nullable: true,
    description: 'Time at which the subscription ended. Null while it is valid.',
  })
  endedAt(@Root() s: Row<PackageSubscription>) {
    return sql`${s.endedAt}`;
  }

  @ReadField(() => Order, {
    nullable: true,
    description: 'Unpaid order of the subscription: its first, or the next cycle. Null without one.',
  })
  openOrder(@Root() { id }: Row<PackageSubscription>) {
    return rows(Order, (o) => ({
      where: sql`${o.id} = (select w.id from orders w join package_order k on k.order_id = w.id
        where k.subscription_id = ${id} and w.status = 'PENDING' order by w.created_at desc limit 1)`,
    }));
  }

  @ReadField(() => CalendarDate, {
    nullable: true,
    description: 'First day on which the next cycle can be paid. Null if it cannot be renewed.',
  })
  renewableFrom(@Root() s: Row<PackageSubscription>, @Ctx() { services }: Context) {
    return sql`case when ${s.state} in ('ACTIVE', 'CANCELS_AT_PERIOD_END', 'PAST_DUE') and exists (
        select 1 from package_version v join package p on p.id = v.package_id
        where v.id = coalesce(${s.nextVersion}, ${s.version}) and p.is_sold and v.price > 0)
      then ${s.endsOn} - ${services.settings.get(PACKAGE_RENEW_DAYS)}::int end`;
  }

  @MaxRows(MAX_SHOWN)
  @ReadField(() => [PackageEvent], {
    description: 'History of the subscription: the latest 24 steps, latest first.',
  })
  history(@Root() { id }: Row<PackageSubscription>) {
    return rows(PackageEvent, (e) => ({ orderBy: sql`${e.at} desc, ${e.id} desc`, limit: MAX_SHOWN }), {
      from: sql`select e.id, e.at, e.state, e.version_id as version, e.ends_on as "endsOn", e.note
        from package_event e where e.subscription_id = ${id}`,
      skipVisibility: 'Part of a subscription that the viewer may see.',
    });
  }

  @MaxRows(MAX_SHOWN)
  @ReadField(() => [PackageDays], {
    description: 'Paid and granted days: the latest 24 periods, latest first.',
  })
  days(@Root() { id }: Row<PackageSubscription>) {
    return rows(PackageDays, (d) => ({ orderBy: sql`${d.firstDay} desc, ${d.id} desc`, limit: MAX_SHOWN }), {
      from: sql`select d.id, d.version_id as version, d.from_day as "firstDay", coalesce(d.closed_on, d.to_day) as "endsOn",
          d.order_id as "orderId", o.number as "orderNumber", coalesce(o.total, 0) as amount
        from package_period d left join orders o on o.id = d.order_id where d.subscription_id = ${id}`,
      skipVisibility: 'Part of a subscription that the viewer may see.',
    });
  }
}

@Resolver(() => Order)
export class OrderedPackageResolver {
  @ReadField(() => OrderedPackage, {
    nullable: true,
    description: 'Package that the order buys. Null for an order of courses.',
  })
  package(@Root() { id }: Row<Order>) {
    return derived(
      OrderedPackage,
      sql`select k.title, k.kind, k.version_id as version, k.subscription_id as "subscriptionId",
          k.list_amount as "listAmount", k.credit, k.amount,
          coalesce(min(d.from_day), k.renews_from) as "firstDay", max(d.to_day) as "endsOn"
        from package_order k left join package_period d on d.order_id = k.order_id where k.order_id = ${id}
        group by k.order_id`,
      'Part of an order that the viewer may see.',
    );
  }
}
