import type { EntityManager } from '@mikro-orm/postgresql';
import { IsEnum, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../graphql/context.ts';
import { Vnd } from '../../graphql/scalars.ts';
import { assertMarketplace } from '../../platform/access/assert-marketplace.ts';
import { runSql, sql } from '../../platform/db/index.ts';
import { badInput, conflict, policy } from '../../platform/errors/errors.ts';
import { User } from '../accounts/index.ts';
import { lockTeacher } from '../courses/index.ts';
import { audit, RequiredIdempotencyKey, runOnce } from '../operations/index.ts';
import {
  BillDetailsInput,
  ORDER_HOURS,
  type Order,
  OrderKind,
  PaymentGateway,
  storeBillDetails,
} from '../orders/index.ts';
import { assertOffered, beginPayment, settlePending, startAttempt } from '../payments/index.ts';
import { beginDays } from './begin-package.ts';
import { toDay } from './days.ts';
import { findSoldVersion } from './find-subscription.ts';
import { packageOrders } from './open-package-orders.ts';
import { PackageSubscription } from './package.entity.ts';
import { PackageChangeKind, SubscriptionOrigin, SubscriptionState } from './package.enums.ts';
import { PackageOrder } from './package-sale.entity.ts';
import { placePackageOrder } from './place-package-order.ts';
import { planChange } from './plan-change.ts';

@InputType()
export abstract class PackagePaymentInput {
  @Field(() => PaymentGateway, {
    nullable: true,
    description: 'Payment gateway. Required unless there is nothing to pay.',
  })
  @IsEnum(PaymentGateway, { message: 'billing.gateway' })
  gateway?: PaymentGateway | null;
  @Field(() => Vnd, {
    nullable: true,
    description: 'Total in đồng that the viewer was shown. CONFLICT: it has changed.',
  })
  expectedTotal?: number | null;
  @Field(() => BillDetailsInput, {
    nullable: true,
    description: 'Recipient of the bill. Omitted: the viewer’s own name. Stored for the next order.',
  })
  @ValidateNested()
  billTo?: BillDetailsInput | null;
  @RequiredIdempotencyKey()
  idempotencyKey!: string;
}

@InputType({ description: 'Package to begin today, and its payment.' })
export class SubscribePackageInput extends PackagePaymentInput {
  @Field(() => ID, { description: 'ID of the version that the package is currently sold as.' })
  versionId!: string;
}

/** Result of choosing a package: a payment attempt or, if nothing is to be paid, the subscription. */
export interface PackageCheckout {
  readonly subscriptionId: string;
  readonly orderId: string | null;
  readonly attemptId: string | null;
}

/**
 * Begins a package, or changes to a more expensive one. A paid package begins in settlePayment, not here. Prices are
 * computed here and never taken from the client. Gateways are called before and after the transaction.
 */
export const subscribePackage = (context: Context, input: SubscribePackageInput): Promise<PackageCheckout> =>
  payPackage(context, input, async (em, teacherId) => {
    const version = await findSoldVersion(em, input.versionId);
    const today = toDay(new Date());
    const plan = await planChange(em, teacherId, version, today);
    if (plan.kind === PackageChangeKind.NONE) throw conflict('PACKAGE_SAME');
    if (plan.kind === PackageChangeKind.DOWNGRADE) throw policy('PACKAGE_SMALLER');
    const { listAmount, credit, amount, current } = plan;
    assertExpectedPrice(input, amount);
    const open = await packageOrders(em, teacherId, ['START', 'UPGRADE']);
    const same = await findSame(em, open, { versionId: version.id, amount, replacesId: current?.id });
    for (const order of open) if (order !== same?.order) order.cancel();
    await em.flush(); // before the insert below: the index allows one pending subscription
    if (same) return same;
    const subscription = em.create(PackageSubscription, {
      ...{ teacher: em.getReference(User, teacherId), version },
      ...{ state: SubscriptionState.PENDING_PAYMENT, origin: SubscriptionOrigin.PURCHASE },
    });
    await em.flush();
    if (amount === 0) {
      await beginDays(em, context.services, {
        ...{ subscription, version, spans: plan.spans, replaces: current },
      });
      return { subscription };
    }
    const kind = plan.kind === PackageChangeKind.UPGRADE ? 'UPGRADE' : 'START';
    const hours = context.services.settings.get(ORDER_HOURS);
    const order = await placePackageOrder(em, teacherId, {
      ...{ kind, subscription, version, listAmount, credit, replaces: current },
      expiresAt: new Date(Date.now() + hours * 3_600_000),
    });
    return { subscription, order };
  });

interface Ordered {
  readonly subscription: PackageSubscription;
  readonly order?: Order;
}

/** Runs a purchase of a package, once per idempotency key and serialised for each teacher. */
export async function payPackage(
  context: Context,
  input: PackagePaymentInput,
  find: (em: EntityManager, teacherId: string) => Promise<Ordered>,
): Promise<PackageCheckout> {
  assertMarketplace(context.services.settings);
  const { idempotencyKey, ...request } = input;
  await settlePending(context, OrderKind.PACKAGE);
  const result = await runOnce(
    context,
    idempotencyKey,
    { payPackage: request },
    async (em, { id: teacherId }) => {
      await lockTeacher(em, teacherId);
      await assertNotInDoubt(em, teacherId);
      const { subscription, order } = await find(em, teacherId);
      audit(em, context, {
        action: order ? 'package.order' : 'package.begin',
        targetType: 'package-subscription',
        targetId: subscription.id,
        after: order ? { number: order.number, total: order.total } : { until: subscription.endsOn },
      });
      if (!order) return { subscriptionId: subscription.id, orderId: null, attemptId: null };
      if (!input.gateway) throw badInput('gateway', 'billing.gateway');
      assertOffered(context.services, input.gateway, order.total);
      if (input.billTo) await storeBillDetails(em, order, input.billTo);
      const attempt = await startAttempt(em, context, order, input.gateway);
      return { subscriptionId: subscription.id, orderId: order.id, attemptId: attempt.id };
    },
  );
  if (result.attemptId) await beginPayment(context, result.attemptId);
  return result;
}

/** @throws CONFLICT, PRICE_CHANGED */
export function assertExpectedPrice({ expectedTotal }: PackagePaymentInput, total: number): void {
  if (expectedTotal != null && expectedTotal !== total)
    throw conflict('PRICE_CHANGED', { value: expectedTotal, total });
}

/** The open order of the same purchase, which is continued. */
async function findSame(
  em: EntityManager,
  open: readonly Order[],
  wanted: { versionId: string; amount: number; replacesId: string | undefined },
): Promise<Required<Ordered> | undefined> {
  for (const order of open) {
    const bought = await em.findOneOrFail(
      PackageOrder,
      { orderId: order.id },
      { populate: ['subscription'] },
    );
    const isSame =
      bought.version.id === wanted.versionId &&
      bought.amount === wanted.amount &&
      bought.replaces?.id === wanted.replacesId;
    if (isSame && order.expiresAt > new Date()) return { subscription: bought.subscription, order };
  }
  return undefined;
}

/**
 * Prevents a second payment while an administrator checks the first one.
 * @throws CONFLICT, PACKAGE_IN_DOUBT
 */
async function assertNotInDoubt(em: EntityManager, teacherId: string): Promise<void> {
  const [doubted] = await runSql<{ number: string }>(
    em,
    sql`select o.number from orders o where o.buyer_id = ${teacherId} and o.kind = 'PACKAGE' and o.status = 'NEEDS_CHECK'
      order by o.id limit 1`,
  );
  if (doubted) throw conflict('PACKAGE_IN_DOUBT', doubted);
}
