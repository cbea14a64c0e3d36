import type { EntityManager } from '@mikro-orm/postgresql';
import type { Services } from '../../platform/process/services.ts';
import { type Order, OrderStatus, PaymentDoubt } from '../orders/index.ts';
import type { Fulfilment, OrderPayment } from '../payments/index.ts';
import { beginDays } from './begin-package.ts';
import { type Day, toDay } from './days.ts';
import { findCurrentSubscription, findPeriods, toSpan } from './find-subscription.ts';
import { notifyPackagePaid } from './notify-package.ts';
import { packageOrders } from './open-package-orders.ts';
import { type PackageSubscription } from './package.entity.ts';
import { SubscriptionState } from './package.enums.ts';
import { PackageOrder, PackagePeriod } from './package-sale.entity.ts';
import { priceChange, wholeCycle } from './price-change.ts';

const findPackageOrder = (em: EntityManager, order: Order): Promise<PackageOrder> =>
  em.findOneOrFail(
    PackageOrder,
    { orderId: order.id },
    { populate: ['subscription.version', 'version.package', 'replaces.version'], refresh: true },
  );

/**
 * True if the teacher's subscription has changed since the order, so that its payment cannot be fulfilled. The caller
 * has locked the teacher and the order.
 */
async function hasPackageChanged(em: EntityManager, order: Order): Promise<boolean> {
  const { kind, subscription, renewsFrom, replaces, replacedUntil } = await findPackageOrder(em, order);
  const current = await findCurrentSubscription(em, order.buyer.id);
  if (kind === 'RENEWAL') {
    if (current) return current.id !== subscription.id || (await isRenewed(em, current, renewsFrom!));
    return subscription.state !== SubscriptionState.EXPIRED;
  }
  const hasBegun = subscription.beganOn != null;
  const isOther = current?.id !== replaces?.id || (current?.endsOn ?? null) !== (replacedUntil ?? null);
  // The remaining days of the former package were credited as of the day of the order
  const isLater = toDay(order.createdAt) < toDay(new Date());
  const isAbandoned = order.status === OrderStatus.CANCELLED && isLater;
  const isStale = kind === 'UPGRADE' && (order.status === OrderStatus.EXPIRED || isAbandoned);
  return hasBegun || isOther || isStale;
}

/** Granted days do not count as a renewal: the paid days follow them. */
const isRenewed = async (em: EntityManager, subscription: PackageSubscription, from: Day): Promise<boolean> =>
  (await em.count(PackagePeriod, { subscription, orderId: { $ne: null }, fromDay: { $gte: from } })) > 0;

/** Begins or continues the days of a paid package. The caller has checked {@link hasPackageChanged}. */
async function fulfil(
  em: EntityManager,
  services: Services,
  order: Order,
  { gateway, isFromSuspense }: OrderPayment,
): Promise<void> {
  const bought = await findPackageOrder(em, order);
  const { kind, subscription, version, replaces } = bought;
  const at = order.paidAt!;
  const today = toDay(at);
  const periods = await findPeriods(em, order.buyer.id, today);
  const spans =
    kind === 'RENEWAL'
      ? [wholeCycle(subscription.isCurrent ? subscription.endsOn! : today, version)]
      : priceChange(today, periods.map(toSpan), version).spans;
  await beginDays(em, services, {
    ...{ subscription, version, spans, replaces, at },
    paid: { orderId: order.id, gateway, amount: order.total, isFromSuspense },
  });
  await cancelOthers(em, order);
  await notifyPackagePaid(em, services, order, bought);
}

/** Other open orders of the teacher were based on the former package. */
async function cancelOthers(em: EntityManager, order: Order): Promise<void> {
  for (const other of await packageOrders(em, order.buyer.id, ['START', 'UPGRADE', 'RENEWAL']))
    if (other.id !== order.id) other.cancel();
  await em.flush();
}

export const packageFulfilment: Fulfilment = {
  kind: 'PACKAGE',
  findBlocker: async (em, order) =>
    (await hasPackageChanged(em, order)) ? PaymentDoubt.PACKAGE_CHANGED : undefined,
  fulfil,
};
