import type { EntityManager } from '@mikro-orm/postgresql';
import { InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { policy } from '../../platform/errors/errors.ts';
import type { Services } from '../../platform/process/services.ts';
import type { Order } from '../orders/index.ts';
import { addDays, daysBetween, toDay, toStart } from './days.ts';
import { findCurrentSubscription } from './find-subscription.ts';
import { packageOrders } from './open-package-orders.ts';
import { type PackageSubscription, type PackageVersion } from './package.entity.ts';
import { PackageOrder } from './package-sale.entity.ts';
import { placePackageOrder } from './place-package-order.ts';
import { PACKAGE_GRACE_DAYS, PACKAGE_RENEW_DAYS } from './settings.ts';
import {
  assertExpectedPrice,
  type PackageCheckout,
  PackagePaymentInput,
  payPackage,
} from './subscribe-package.ts';

@InputType({ description: 'Payment of the next cycle of the viewer’s package.' })
export class RenewPackageInput extends PackagePaymentInput {}

/** Pays the next cycle of the viewer's package: of its version, or of the scheduled smaller one. */
export const renewPackage = (context: Context, input: RenewPackageInput): Promise<PackageCheckout> =>
  payPackage(context, input, async (em, teacherId) => {
    const subscription = await findCurrentSubscription(em, teacherId);
    if (!subscription) throw policy('NO_PACKAGE');
    const { settings } = context.services;
    const days = settings.get(PACKAGE_RENEW_DAYS);
    const since = addDays(subscription.endsOn!, -days);
    if (since > toDay(new Date()))
      throw policy('PACKAGE_PAID_AHEAD', { limit: days, since: toStart(since).toISOString() });
    if (!isRenewable(subscription)) throw policy('PACKAGE_NOT_RENEWABLE');
    assertExpectedPrice(input, versionAfterRenewal(subscription).price);
    return { subscription, order: await renewalOrder(em, context.services, subscription) };
  });

export const versionAfterRenewal = ({ version, nextVersion }: PackageSubscription): PackageVersion =>
  nextVersion ?? version;

/** Free and unsold versions end with their days, and another package must be chosen. */
export function isRenewable(subscription: PackageSubscription): boolean {
  const { price, package: of } = versionAfterRenewal(subscription);
  return of.isSold && price > 0;
}

/**
 * Returns the order that renews a subscription from its end on, or creates it. It can be paid until the courses would
 * stop selling. The caller has locked the teacher.
 */
export async function renewalOrder(
  em: EntityManager,
  services: Pick<Services, 'settings'>,
  subscription: PackageSubscription,
): Promise<Order> {
  const version = versionAfterRenewal(subscription);
  const teacherId = subscription.teacher.id;
  for (const order of await packageOrders(em, teacherId, ['RENEWAL'])) {
    const bought = await em.findOneOrFail(PackageOrder, { orderId: order.id });
    const isSame =
      bought.subscription.id === subscription.id &&
      bought.version.id === version.id &&
      bought.renewsFrom === subscription.endsOn;
    if (isSame && order.expiresAt > new Date()) return order;
    order.cancel();
  }
  await em.flush();
  return placePackageOrder(em, teacherId, {
    ...{ kind: 'RENEWAL', subscription, version, listAmount: version.price, credit: 0 },
    expiresAt: toStart(graceEnd(services, subscription)),
  });
}

/** The day on which the courses would stop selling, at least tomorrow, so that a payment today is possible. */
function graceEnd(
  { settings }: Pick<Services, 'settings'>,
  { endsOn, graceUntil }: PackageSubscription,
): string {
  const until = graceUntil ?? addDays(endsOn!, settings.get(PACKAGE_GRACE_DAYS));
  const today = toDay(new Date());
  return daysBetween(today, until) > 0 ? until : addDays(today, 1);
}
