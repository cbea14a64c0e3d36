import { ArrayMaxSize, ArrayMinSize, IsEnum, Length, ValidateNested } from 'class-validator';
import { Field, ID, InputType } from 'type-graphql';
import { type Context, signedIn } from '../../graphql/context.ts';
import { Vnd } from '../../graphql/scalars.ts';
import { usePlansForAllValues } from '../../platform/db/plan-mode.ts';
import { badInput, conflict } from '../../platform/errors/errors.ts';
import { validationMessage } from '../../platform/i18n/messages/validation-message.ts';
import { cartCourses } from '../cart/index.ts';
import { RequiredIdempotencyKey, runOnce } from '../operations/index.ts';
import { BillDetailsInput, MAX_LINES, PaymentGateway, storeBillDetails } from '../orders/index.ts';
import {
  assertOffered,
  beginPayment,
  type StartedAttempt,
  settleOpenPayments,
  settlePending,
  startAttempt,
} from '../payments/index.ts';
import { enrolFree } from './enrol-free.ts';
import { assertExpectedAccess, ExpectedAccessInput } from './expected-access.ts';
import { findPurchase, getCoupon, namedCourses, PendingPaymentError } from './find-purchase.ts';
import { type Purchase, placeOrder, sameOrder } from './place-order.ts';

@InputType({ description: 'Courses to buy and the method of payment.' })
export class CheckoutInput {
  @Field(() => ID, {
    nullable: true,
    description:
      'ID of a single course to buy. Omitted together with `courseIds`: all buyable courses of the cart.',
  })
  courseId?: string | null;
  @Field(() => [ID], { nullable: true, description: 'IDs of the courses to buy together; at most 20.' })
  @ArrayMinSize(1, { message: 'billing.noCourses' })
  @ArrayMaxSize(MAX_LINES, { message: validationMessage('billing.cartSize', { max: MAX_LINES }) })
  courseIds?: string[] | null;
  @Field(() => String, { nullable: true, description: 'Coupon code in any spelling. One coupon per order.' })
  @Length(1, 40, { message: 'billing.couponCode' })
  couponCode?: string | null;
  @Field(() => Vnd, {
    nullable: true,
    description: 'Total in đồng that the buyer was shown. CONFLICT: it has changed.',
  })
  expectedTotal?: number | null;
  @Field(() => [ExpectedAccessInput], {
    nullable: true,
    description: 'Access lengths that the buyer was shown; at most 20. CONFLICT: one is shorter now.',
  })
  @ArrayMaxSize(MAX_LINES, { message: validationMessage('billing.cartSize', { max: MAX_LINES }) })
  @ValidateNested({ each: true })
  expectedAccess?: ExpectedAccessInput[] | null;
  @Field(() => BillDetailsInput, {
    nullable: true,
    description: 'Recipient of the bill. Omitted: the buyer’s own name. Stored for the next order.',
  })
  @ValidateNested()
  billTo?: BillDetailsInput | null;
  @Field(() => PaymentGateway, {
    nullable: true,
    description: 'Payment gateway. Required unless there is nothing to pay.',
  })
  @IsEnum(PaymentGateway, { message: 'billing.gateway' })
  gateway?: PaymentGateway | null;
  @RequiredIdempotencyKey()
  idempotencyKey!: string;
}

/** The result of a checkout: a payment attempt or, if the total is 0, enrolments. */
export interface CheckoutResult {
  readonly orderId: string;
  readonly attemptId: string | null;
  /** The enrolment, if the total is 0 and one course was bought. */
  readonly enrolmentId: string | null;
}

/**
 * Creates an order of courses, or continues an equal open one, and an attempt to pay it. If the total is 0, the buyer
 * is enrolled immediately; otherwise enrolment follows the payment. Prices are computed here and never taken from the
 * client. No gateway is queried within the transaction, since buyers of the same course would wait for its response.
 * If payments of the same courses are pending, the transaction ends, their gateways are queried, and the transaction
 * begins again.
 */
export async function checkout(context: Context, input: CheckoutInput): Promise<CheckoutResult> {
  if (input.courseId && input.courseIds) throw badInput('courseIds', 'billing.courseTwice');
  const { id } = signedIn(context);
  const { made, isKnown, ...result } = await prepare(context, input, { isSettled: false }).catch(
    async (error: unknown) => {
      if (!(error instanceof PendingPaymentError)) throw error;
      await settlePending(context, error.orders);
      return prepare(context, input, { isSettled: true });
    },
  );
  // The order of the first request may be paid or replaced by now
  if (isKnown) {
    await settlePending(context, [result.orderId]);
    const courseIds = namedCourses(input) ?? (await cartCourses(context.services.orm.em.fork(), id));
    await settleOpenPayments(context, courseIds, getCoupon(input));
  }
  if (result.attemptId) await beginPayment(context, result.attemptId, made);
  return result;
}

interface Prepared extends CheckoutResult {
  /** Set if this request has created the attempt. */
  readonly made?: StartedAttempt | undefined;
  /** True if the idempotency key was used before, so that this is the result of the earlier request. */
  readonly isKnown: boolean;
}

/**
 * @param isSettled true if gateways have been queried about pending payments
 * @throws PendingPaymentError if they have to be queried first
 */
async function prepare(
  context: Context,
  input: CheckoutInput,
  { isSettled }: { readonly isSettled: boolean },
): Promise<Prepared> {
  const { idempotencyKey, ...request } = input;
  let made: StartedAttempt | undefined;
  let isKnown = true;
  const result = await runOnce(context, idempotencyKey, request, async (em) => {
    isKnown = false;
    await usePlansForAllValues(em);
    const purchase = await findPurchase(em, context, input, { isSettled });
    const { total } = purchase;
    assertAsExpected(context, input, purchase);
    const same = purchase.open.find((order) => total > 0 && sameOrder(order, purchase));
    for (const order of purchase.open) if (order !== same) order.cancel();
    // Before another line of the same course is written: the index allows one
    if (purchase.open.length > 0) await em.flush();
    const order = same ?? (await placeOrder(em, context, purchase));
    if (input.billTo) await storeBillDetails(em, order, input.billTo);
    if (total === 0)
      return { orderId: order.id, attemptId: null, enrolmentId: await enrolFree(em, context, order) };
    const attempt = await startAttempt(em, context, order, input.gateway!, !same);
    if (!same) made = attempt;
    return { orderId: order.id, attemptId: attempt.id, enrolmentId: null };
  });
  return { ...result, made, isKnown };
}

/** @throws CONFLICT if price or access differ from what the buyer was shown, BAD_INPUT if the gateway is missing */
function assertAsExpected(
  { services }: Context,
  { expectedTotal, expectedAccess, gateway }: CheckoutInput,
  { total, lines }: Purchase,
): void {
  if (expectedTotal != null && expectedTotal !== total)
    throw conflict('PRICE_CHANGED', { value: expectedTotal, total });
  assertExpectedAccess(lines, expectedAccess);
  if (total === 0) return;
  if (!gateway) throw badInput('gateway', 'billing.gateway');
  assertOffered(services, gateway, total);
}
