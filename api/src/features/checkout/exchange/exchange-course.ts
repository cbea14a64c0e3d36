import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { IsEnum, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import type { Context } from '../../../graphql/context.ts';
import { Vnd } from '../../../graphql/scalars.ts';
import { runSql, sql } from '../../../platform/db/index.ts';
import { badInput, conflict, notFound, policy } from '../../../platform/errors/errors.ts';
import { isUuid } from '../../../platform/input/ids.ts';
import { assertBuyable, findSaleLines } from '../../cart/index.ts';
import { Course } from '../../courses/index.ts';
import { enrolStudent } from '../../learning/index.ts';
import { RequiredIdempotencyKey, runOnce } from '../../operations/index.ts';
import { Order, OrderLine, PaymentGateway } from '../../orders/index.ts';
import {
  assertOffered,
  beginPayment,
  findConflictingOrders,
  settleOpenPayments,
  startAttempt,
} from '../../payments/index.ts';
import {
  BankAccountInput,
  isRefundableByGateway,
  lockPurchase,
  REFUND_FOUR_EYES_FROM,
  sealedAccount,
} from '../../refunds/index.ts';
import type { CheckoutResult } from '../checkout.ts';
import { NO_GATEWAY } from '../enrol-free.ts';
import { assertExpectedAccess, ExpectedAccessInput } from '../expected-access.ts';
import { removeBoughtCourses } from '../fulfil-courses.ts';
import { openOrders, placeOrder, sameOrder } from '../place-order.ts';
import { getEnrolmentTerms } from '../sale-terms.ts';
import { findLink } from '../teacher-link/followed-link.ts';
import { exchangeSums } from './exchange.types.ts';
import { assertExchangeable } from './exchange-right.ts';
import { finishExchange } from './finish-exchange.ts';

@InputType({ description: 'Exchange of a course bought by mistake for another one.' })
export class ExchangeCourseInput {
  @Field(() => ID, { description: 'ID of the order line whose course is returned.' })
  lineId!: string;
  @Field(() => ID, { description: 'ID of the course taken in exchange.' })
  courseId!: string;
  @Field(() => Vnd, {
    nullable: true,
    description: 'Price in đồng that the buyer was shown. CONFLICT: it has changed.',
  })
  expectedPrice?: number | null;
  @Field(() => ExpectedAccessInput, {
    nullable: true,
    description: 'Access length of the new course that the buyer was shown. CONFLICT: it is shorter now.',
  })
  @ValidateNested()
  expectedAccess?: ExpectedAccessInput | null;
  @Field(() => PaymentGateway, {
    nullable: true,
    description: 'Payment gateway. Required if a difference is to be paid.',
  })
  @IsEnum(PaymentGateway, { message: 'billing.gateway' })
  gateway?: PaymentGateway | null;
  @Field(() => BankAccountInput, {
    nullable: true,
    description:
      'Account for a returned difference. Required if it cannot be returned by the original payment method.',
  })
  @ValidateNested()
  bankAccount?: BankAccountInput | null;
  @RequiredIdempotencyKey()
  idempotencyKey!: string;
}

/**
 * Exchanges a bought course for another one at its current price. Without a difference to pay the exchange is
 * immediate. Otherwise the buyer keeps the old course until the difference is paid; an unpaid exchange changes
 * nothing.
 */
export async function exchangeCourse(context: Context, input: ExchangeCourseInput): Promise<CheckoutResult> {
  await settleOpenPayments(context, [input.courseId], undefined);
  const result = await prepare(context, input);
  if (result.attemptId) await beginPayment(context, result.attemptId);
  return result;
}

function prepare(context: Context, input: ExchangeCourseInput): Promise<CheckoutResult> {
  const { idempotencyKey, ...request } = input;
  const { services } = context;
  return runOnce(context, idempotencyKey, request, async (em, viewer) => {
    await runSql(em, sql`select 1 from person where id = ${viewer.id} for no key update`);
    const { line, order: returned, course } = await lockBoth(em, viewer.id, input);
    const { amount } = await assertExchangeable(em, services.settings, line.id, returned);
    const [priced] = await findSaleLines(em, viewer.id, [course.id]);
    await assertBuyable(em, viewer.id, priced);
    const price = priced!.amount;
    if (price === 0) throw policy('EXCHANGE_FOR_FREE');
    if (input.expectedPrice != null && input.expectedPrice !== price)
      throw conflict('PRICE_CHANGED', { value: input.expectedPrice, total: price });
    assertExpectedAccess([priced!], input.expectedAccess && [input.expectedAccess]);
    const { credit, toPay, toReturn } = exchangeSums(amount, price);
    // A large amount to return needs two approvals, which a refund has and an exchange does not
    if (toReturn >= services.settings.get(REFUND_FOUR_EYES_FROM)) throw policy('EXCHANGE_TOO_LARGE');
    if (toPay > 0 && !input.gateway) throw badInput('gateway', 'billing.gateway');
    if (toPay > 0) assertOffered(services, input.gateway!, toPay);
    const account = toReturn > 0 ? sealedAccount(services.keys, input.bankAccount) : undefined;
    if (toReturn > 0 && !account && !(await isRefundableByGateway(em, context, returned)))
      throw badInput('bankAccount', 'billing.bankAccountNeeded');
    const about = { buyerId: viewer.id, courseIds: [course.id], couponCode: undefined };
    const open = await openOrders(em, await findConflictingOrders(em, about));
    const purchase = {
      buyerId: viewer.id,
      lines: [priced!],
      coupon: undefined,
      link: await findLink(em, context, viewer.id),
      open,
      total: price,
      exchange: { lineId: line.id, credit },
    };
    const same = open.find((each) => toPay > 0 && sameOrder(each, purchase));
    for (const each of open) if (each !== same) each.cancel();
    await em.flush(); // before the insert below: the index allows one open line of a course
    const order = same ?? (await placeOrder(em, context, purchase));
    if (toPay > 0) {
      const attempt = await startAttempt(em, context, order, input.gateway!);
      return { orderId: order.id, attemptId: attempt.id, enrolmentId: null };
    }
    const [taken] = await order.lines.loadItems();
    const enrolmentId = await enrolStudent(em, viewer.id, course.id, getEnrolmentTerms(taken!));
    await removeBoughtCourses(em, order, [taken!]);
    await finishExchange(em, services, order, { gateway: NO_GATEWAY, account });
    return { orderId: order.id, attemptId: null, enrolmentId };
  });
}

/** Locks both courses in the order of their IDs, then the order of the returned one and the buyer's enrolment in it. */
async function lockBoth(
  em: EntityManager,
  buyerId: string,
  { lineId, courseId }: ExchangeCourseInput,
): Promise<{ line: OrderLine; order: Order; course: Course }> {
  const found = isUuid(lineId) && (await em.findOne(OrderLine, { id: lineId, buyer: buyerId }));
  if (!found || !isUuid(courseId)) throw notFound();
  const courses = await em.find(
    Course,
    { id: { $in: [found.course.id, courseId] } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' } },
  );
  const course = courses.find(({ id }) => id === courseId);
  if (!course) throw notFound();
  const purchase = await lockPurchase(em, lineId);
  return { ...purchase!, course };
}
