import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import { type Order, OrderStatus, PaymentDoubt } from '../orders/index.ts';
import type { Fulfilment, OrderPayment } from '../payments/index.ts';
import { beginDays } from './begin-package.ts';
import { type Day, dayOf } from './days.ts';
import { livingOf, periodsOf, spanOf } from './find-subscription.ts';
import { packageOrders } from './open-package-orders.ts';
import { type PackageSubscription } from './package.entity.ts';
import { SubscriptionState } from './package.enums.ts';
import { PackageOrder, PackagePeriod } from './package-sale.entity.ts';
import { priceChange, wholeCycle } from './price-change.ts';
import { tellPackagePaid } from './tell-package.ts';

const boughtBy = (em: EntityManager, order: Order): Promise<PackageOrder> =>
  em.findOneOrFail(
    PackageOrder,
    { orderId: order.id },
    {
      populate: ['subscription.version', 'version.package', 'replaces.version'],
      refresh: true,
    },
  );

/**
 * Whether a package can't be had any more for money that came: the teacher's subscription has changed since the order
 * was made. The teacher and the order are locked by the caller.
 */
async function hasPackageChanged(em: EntityManager, order: Order): Promise<boolean> {
  const { kind, subscription, renewsFrom, replaces, replacedUntil } = await boughtBy(em, order);
  const living = await livingOf(em, order.buyer.id);
  if (kind === 'RENEWAL') {
    if (living) return living.id !== subscription.id || (await isRenewed(em, living, renewsFrom!));
    return subscription.state !== SubscriptionState.EXPIRED;
  }
  const hasBegun = subscription.beganOn != null;
  const isOther = living?.id !== replaces?.id || (living?.endsOn ?? null) !== (replacedUntil ?? null);
  // What is left of the package before was credited as it was on the day of the order
  const isLater = dayOf(order.createdAt) < dayOf(new Date());
  const isGivenUp = order.status === OrderStatus.CANCELLED && isLater;
  const isStale = kind === 'UPGRADE' && (order.status === OrderStatus.EXPIRED || isGivenUp);
  return hasBegun || isOther || isStale;
}

/** Days that were given since the order was made are none of its own: what was paid comes after them. */
const isRenewed = async (em: EntityManager, subscription: PackageSubscription, from: Day): Promise<boolean> =>
  (await em.count(PackagePeriod, { subscription, orderId: { $ne: null }, fromDay: { $gte: from } })) > 0;

/** The money of a package is there: its days begin, or go on. Nothing stands in the way ({@link hasPackageChanged}). */
async function fulfil(
  em: EntityManager,
  services: Services,
  order: Order,
  { gateway, isFromSuspense }: OrderPayment,
): Promise<void> {
  const bought = await boughtBy(em, order);
  const { kind, subscription, version, replaces } = bought;
  const at = order.paidAt!;
  const today = dayOf(at);
  const periods = await periodsOf(em, order.buyer.id, today);
  const spans =
    kind === 'RENEWAL'
      ? [wholeCycle(subscription.isLiving ? subscription.endsOn! : today, version)]
      : priceChange(today, periods.map(spanOf), version).spans;
  await beginDays(em, services, {
    ...{ subscription, version, spans, replaces, at },
    paid: { orderId: order.id, gateway, amount: order.total, isFromSuspense },
  });
  await cancelOthers(em, order);
  await tellPackagePaid(em, services, order, bought);
}

/** What else the teacher was about to pay for a package was for what they had before. */
async function cancelOthers(em: EntityManager, order: Order): Promise<void> {
  for (const other of await packageOrders(em, order.buyer.id, ['START', 'UPGRADE', 'RENEWAL']))
    if (other.id !== order.id) other.cancel();
  await em.flush();
}

export const packageFulfilment: Fulfilment = {
  kind: 'PACKAGE',
  findHindrance: async (em, order) =>
    (await hasPackageChanged(em, order)) ? PaymentDoubt.PACKAGE_CHANGED : undefined,
  fulfil,
};
