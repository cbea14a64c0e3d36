import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import { fitToQuota } from '../courses/index.ts';
import { type PassedDay, postPackage, taxPackage } from '../ledger/index.ts';
import { type Day, toDay } from './days.ts';
import { earnDays } from './earn-days.ts';
import { findPeriods } from './find-subscription.ts';
import { notifyCourseChanges } from './notify-package.ts';
import { type PackageSubscription, type PackageVersion } from './package.entity.ts';
import { PackagePeriod } from './package-sale.entity.ts';
import { distribute, type Span } from './price-change.ts';

export interface Paid {
  readonly orderId: string;
  readonly gateway: string;
  readonly amount: number;
  readonly isFromSuspense?: boolean;
}

interface NewDays {
  readonly subscription: PackageSubscription;
  readonly version: PackageVersion;
  readonly spans: readonly Span[];
  /** Omitted for granted days. */
  readonly paid?: Paid;
  /** The subscription that it replaces. Its unearned price is earned over the new days. */
  readonly replaces?: PackageSubscription | null;
  readonly at?: Date;
}

/**
 * Adds days to a subscription, posts their payment, and adjusts the teacher's courses to the quota. The caller has
 * locked the teacher, and the order if there is one.
 */
export async function beginDays(
  em: EntityManager,
  services: Services | undefined,
  { subscription, version, spans, paid, replaces, at = new Date() }: NewDays,
): Promise<void> {
  const today = toDay(at);
  const teacherId = subscription.teacher.id;
  const passed: PassedDay[] = [];
  let net = paid ? (await taxPackage(em, paid.amount, at)).net : 0;
  if (replaces) {
    net += await closePeriods(em, teacherId, today, passed);
    replaces.markReplaced(today);
    await em.flush(); // before the update below: the index allows one current subscription
  }
  subscription.extend(spans[0]!.from, spans.at(-1)!.to);
  const nets = distribute(net, spans);
  for (const [i, { from, to, cycleDays, worth }] of spans.entries())
    em.create(PackagePeriod, {
      ...{ subscription, teacherId, version, orderId: paid?.orderId ?? null },
      ...{ fromDay: from, toDay: to, cycleDays, worth, net: nets[i]! },
    });
  await em.flush();
  await advanceVersion(em, subscription, today);
  const fitted = await fitToQuota(em, teacherId, subscription.keptCourseIds);
  if (services) await notifyCourseChanges(em, services, teacherId, fitted);
  if (passed.length > 0 || paid)
    await postPackage(
      em,
      passed,
      paid && {
        subscriptionId: subscription.id,
        ...paid,
        vatBp: (await taxPackage(em, paid.amount, at)).vatBp,
        occurredAt: at,
      },
    );
}

/**
 * Closes a teacher's remaining periods.
 * @returns their unearned price, in đồng
 */
async function closePeriods(
  em: EntityManager,
  teacherId: string,
  today: Day,
  passed: PassedDay[],
): Promise<number> {
  let left = 0;
  for (const period of await findPeriods(em, teacherId, today)) {
    passed.push(...earnDays(period, today));
    period.closedOn = period.fromDay > today ? period.fromDay : today;
    period.moved = period.net - period.earned;
    left += period.moved;
  }
  return left;
}

/** Applies the version of the current period. A smaller package that was paid ahead begins with its first day. */
export async function advanceVersion(
  em: EntityManager,
  subscription: PackageSubscription,
  today: Day,
): Promise<boolean> {
  const now = await em.findOne(
    PackagePeriod,
    { subscription, fromDay: { $lte: today }, toDay: { $gt: today }, closedOn: null },
    { populate: ['version.package'] },
  );
  if (!now || now.version.id === subscription.version.id) return false;
  subscription.version = now.version;
  if (subscription.nextVersion?.id === now.version.id) subscription.nextVersion = null;
  await em.flush();
  return true;
}
